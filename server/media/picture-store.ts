import { rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolder } from '../folder';

/** Storage of uploads, by the keys of `uploadKey`. The content of a key never changes. */
export interface PictureStore {
  /** Stores a picture under a new key. Throws UNAVAILABLE when the store does not respond in time. */
  put(key: string, picture: Buffer): Promise<void>;
  /** Deletes a picture if it exists. Throws UNAVAILABLE when the store does not respond in time. */
  remove(key: string): Promise<void>;
}

export function pictureFolder(folder: string): PictureStore {
  return {
    async put(key, picture) {
      makeFolder(dirname(join(folder, key)));
      await writeFile(join(folder, key), picture, { flag: 'wx' });
    },
    async remove(key) {
      await rm(join(folder, key), { force: true });
    },
  };
}
