import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { readLibrary } from './library.ts';

const ID = 'virtual:library';
const RESOLVED = `\0${ID}`;
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Gives the pages of documentation what the sources say: who is made of whom, and which icons are drawn. */
export function libraryPlugin(): Plugin {
  return {
    name: 'memeprix-library',
    resolveId: (id) => (id === ID ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      const { relations, icons } = readLibrary(ROOT);
      const names = icons.map(({ name }) => name).join(', ');
      return `import { ${names} } from 'lucide-react';
export const relations = ${JSON.stringify(relations)};
export const icons = ${JSON.stringify(icons)};
export const drawings = { ${names} };`;
    },
    configureServer({ watcher, moduleGraph }) {
      watcher.on('all', (_, path) => {
        const made = /[\\/](ui|web)[\\/].*\.tsx?$/.test(path) && moduleGraph.getModuleById(RESOLVED);
        if (made) moduleGraph.invalidateModule(made);
      });
    },
  };
}
