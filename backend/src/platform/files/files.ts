/** A folder of the storage and a file in it: letters, digits and hyphens, then an extension. */
export type FileName = `${'photos' | 'exports'}/${string}`;

const NAME = /^[a-z]+\/[A-Za-z0-9-]+\.[a-z]+$/;

/** @throws when a name could lead out of its folder; names are generated, never taken from a request as they are */
export const checkedName = (name: FileName): FileName => {
  if (!NAME.test(name)) throw new Error('The name of a stored file is not one');
  return name;
};

/** What a file is made of: its bytes, or parts of it in their order, as they come. */
export type FileContent = Buffer | AsyncIterable<Uint8Array>;

/** Stores files under names that are never used twice. Which rows name them is for the modules to know. */
export abstract class Files {
  /** Whether only processes that share a disk see the same files. */
  abstract readonly isLocal: boolean;

  /** Stores a file; afterwards it is there as a whole. Returns its size. @throws when the storage does not take it */
  abstract write(name: FileName, content: FileContent): Promise<number>;

  /** Undefined if there is no such file. @throws when the storage does not answer */
  abstract read(name: FileName): Promise<Buffer | undefined>;

  /** Removes a file, if it is there. @throws when the storage does not answer */
  abstract remove(name: FileName): Promise<void>;
}
