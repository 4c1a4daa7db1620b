import { rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolder } from '../folder';
import type { PictureStore } from './picture-store';

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
