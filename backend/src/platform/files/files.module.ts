import { Global, Logger, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { Config } from '../../config/config.js';
import { Files } from './files.js';
import { openFiles } from './open-files.js';

/** Stores uploaded photos and copies of data: in a bucket if FILES_S3_URL is set, otherwise in DATA_DIR. */
@Global()
@Module({
  providers: [
    {
      provide: Files,
      inject: [Config],
      useFactory: (config: Config): Files => openFiles(config),
    },
  ],
  exports: [Files],
})
export class FilesModule implements OnApplicationBootstrap {
  private readonly logger = new Logger(FilesModule.name);

  constructor(
    private readonly config: Config,
    private readonly files: Files,
  ) {}

  /** Redis, and roles apart, are for several instances. */
  onApplicationBootstrap(): void {
    const { redisUrl, role, dataDir } = this.config;
    if (this.files.isLocal && (redisUrl !== undefined || role !== 'all'))
      this.logger.warn(
        `Files are stored in ${dataDir}: every instance must have the same folder. Set FILES_S3_URL for instances on several machines.`,
      );
  }
}
