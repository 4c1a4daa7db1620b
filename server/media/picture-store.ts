import { rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolder } from '../folder';

/** Where the pictures shops send lie, by the keys of `uploadKey`. What lies under a key never changes. */
export interface PictureStore {
  /** Keeps a WebP picture under a new key. Throws UNAVAILABLE when the store does not take it in time. */
  put(key: string, picture: Buffer): Promise<void>;
  /** Takes a picture away, be it there or not. Throws UNAVAILABLE when the store does not do it in time. */
  remove(key: string): Promise<void>;
}

/** Pictures as files below a folder of this machine. */
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
