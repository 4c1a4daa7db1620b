import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Bundles the server; packages stay in node_modules. */
export default defineConfig({
  root: here('.'),
  publicDir: false,
  build: {
    ssr: true,
    target: 'node22',
    outDir: here('../dist/server'),
    emptyOutDir: true,
    sourcemap: true,
    rolldownOptions: {
      input: {
        start: here('platform/start.ts'),
        database: here('platform/database.ts'),
        audit: here('platform/audit.ts'),
      },
      output: { keepNames: true }, // tables and GraphQL types are named after their classes
    },
  },
});
