import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** Where the server listens while Vite serves the pages in development. */
const server = process.env['API_ORIGIN'] ?? 'http://localhost:3000';
const toServer = { target: server, changeOrigin: false };

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), tailwindcss()],
  build: {
    outDir: fileURLToPath(new URL('../dist/web', import.meta.url)),
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // Pictures stay files: inlined they would weigh on the code that must come first.
    assetsInlineLimit: 0,
  },
  server: {
    proxy: {
      '/graphql': { ...toServer, ws: true },
      '/api': toServer,
      '/uploads': toServer,
      '/v1': toServer,
      '/sandbox': toServer,
    },
  },
});
