import type { Config } from '../../config/config.js';
import type { Files } from './files.js';
import { FolderFiles } from './folder-files.js';
import { S3Files } from './s3-files.js';

/** The storage of the settings: a bucket if FILES_S3_URL is set, otherwise DATA_DIR. */
export const openFiles = ({ files, dataDir }: Pick<Config, 'files' | 'dataDir'>): Files =>
  files ? new S3Files(files) : new FolderFiles(dataDir);
