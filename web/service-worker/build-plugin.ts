import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { onlyLocale } from '../../graphql/texts/build-plugin.ts';
import type { Locale } from '../../graphql/texts/text.ts';
import { SUPPORTED_BROWSERS } from '../supported-browsers.ts';

const SOURCE = fileURLToPath(new URL('service-worker.ts', import.meta.url));
// Leaves out the map: its code weighs as much as all the rest, and its tiles need the network anyway.
const CODE = /^assets\/(?!shop-map-|maplibre-).+\.(js|css|woff2|svg|webp)$/;

/** Builds /service-worker.js after the pages, with the list of this version's files in it. */
export function serviceWorker(locale: Locale): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const code = Object.keys(bundle).filter((name) => CODE.test(name));
      // The server writes its settings into the page, so the page is precached from its address, not as a file.
      const page = await readFile(join(dir, 'index.html'));
      const revision = createHash('sha256').update(page).digest('hex').slice(0, 16);
      const files = [{ url: '/', revision }, ...code.map((name) => ({ url: `/${name}`, revision: null }))];
      await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        plugins: [onlyLocale(locale)],
        define: { FILES: JSON.stringify(files), 'process.env.NODE_ENV': '"production"' },
        build: {
          outDir: dir,
          emptyOutDir: false,
          target: SUPPORTED_BROWSERS,
          rollupOptions: { input: SOURCE, output: { format: 'iife', entryFileNames: 'service-worker.js' } },
        },
      });
    },
  };
}
