import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import * as t from './index.texts.ts';
import { firstPaint } from './first-paint/build-plugin.ts';
import { onlyLocale } from '../texts/build-plugin.ts';
import { chooseLocale, LOCALES } from '../texts/text.ts';
import { serviceWorker } from './service-worker/build-plugin.ts';
import { SUPPORTED_BROWSERS } from './supported-browsers.ts';

const locale = LOCALES.find((one) => one === process.env['LOCALE']) ?? 'specified';
chooseLocale(() => locale);

const withTexts = (page: string) =>
  page
    .replace('{{language}}', locale === 'en' ? 'en' : 'fr')
    .replace(/{{(\w+)}}/g, (_, name: keyof typeof t) => t[name]());

const pageTexts: Plugin = {
  name: 'page-texts',
  transformIndexHtml: withTexts,
  async writeBundle({ dir = '' }) {
    const manifest = join(dir, 'manifest.webmanifest');
    await writeFile(manifest, withTexts(await readFile(manifest, 'utf8')));
  },
};

/** Where the server listens while Vite serves the pages in development. */
const server = process.env['API_ORIGIN'] ?? 'http://localhost:3000';
const toServer = { target: server, changeOrigin: false };

/** Compresses once, as tightly as it goes, what would else be compressed hastily for each visitor. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    // From disk: what is in memory before still changes.
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.keys(bundle).filter((name) => /\.(m?js|css)$/.test(name));
      // All at once: Node compresses on as many cores as there are.
      await Promise.all(
        files.map(async (name) => {
          const file = join(dir, name);
          // No file is larger than this window; a wider one only spends bits on longer distances.
          const params = { [constants.BROTLI_PARAM_LGWIN]: 18 };
          await writeFile(`${file}.br`, await promisify(brotliCompress)(await readFile(file), { params }));
        }),
      );
    },
  };
}

/** React Router’s links and forms, which no page uses: the names they are given for tools would keep all of them. */
const routerInUse: Plugin = {
  name: 'router-in-use',
  apply: 'build',
  transform: {
    filter: { id: /react-router.dist/ },
    handler: (code) => ({
      code: code
        .replaceAll(/^\w+\.displayName = .+;$/gm, '')
        .replace('var ENABLE_DEV_WARNINGS = true', 'var ENABLE_DEV_WARNINGS = false')
        .replaceAll(
          /(?<== )(?=React\d*\.(createContext|forwardRef|memo)\()|(?<=^ +)(?=warning\()/gm,
          '/* @__PURE__ */ ',
        ),
      map: null,
    }),
  },
};

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    onlyLocale(locale),
    pageTexts,
    react(),
    tailwindcss(),
    routerInUse,
    compressed(),
    firstPaint(locale),
    serviceWorker(locale),
  ],
  // RxJS as it is written, not as browsers of 2015 needed it: smaller, and without helpers for classes.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  worker: { format: 'es' },
  build: {
    outDir: fileURLToPath(new URL('../dist/web/specified', import.meta.url)),
    emptyOutDir: true,
    manifest: true,
    target: SUPPORTED_BROWSERS,
    // Ranges of widths and light-dark() are written as these read them; what else they lack of Tailwind’s (container queries,
    // popovers) leaves a page in one column.
    cssTarget: ['chrome120', 'firefox120', 'safari15.4'],
    modulePreload: {
      polyfill: false,
      // Whoever asks for a page has these.
      resolveDependencies: (_file, parts, { hostType }) =>
        hostType === 'html' ? parts : parts.filter((part) => !/(react|rolldown-runtime)-/.test(part)),
    },
    // Pictures stay files: inlined they would weigh on the code that must come first.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Safari 15.4 needs fields of classes written out: as plain assignments they are smaller.
      transform: { assumptions: { setPublicClassFields: true } },
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: {
        // The names of all files stand in the code that comes first: such ones compress best.
        hashCharacters: 'hex',
        codeSplitting: {
          // Each file is a journey of its own to the server: what every page needs comes in one,
          // and so do the crumbs (a badge, a field, an icon) the search shares with other pages.
          groups: [
            {
              name: 'react',
              test: /node_modules.(react|react-dom|react-router|scheduler).(cjs|dist|index)/,
              tags: ['$initial'],
              priority: 5,
            },
            { name: 'first', tags: ['$initial'], priority: 4 },
            {
              name: 'common',
              test: /ui.(base.(switch|notice|empty-state|card|badge|field.(?!number|price|option|password|text-area|date|checkbox|image)|segmented)|food.(picture|rating|dietary-marks|opening-state|shop-card.shop-kind)|site.plate)|web.(page.(formatting|use-drawn)|shops.(places|shop-facts))|shop\.fragments|icons.(star|map-pin|arrow-right|loader-circle|check|x|plus|search|clock|utensils|shopping-bag)\.m?js/,
              minShareCount: 2,
              maxModuleSize: 4000,
              priority: 3,
            },
            {
              name: 'menu',
              test: /texts.folded|web.page.notify-late|ui.(base.price|food.(menu-item-card.(?!item-sheet)|slow-confirmation))|icons.(flame|minus|utensils-crossed|search-x)\.m?js|add-to-cart\.texts|reviews\.texts/,
              minShareCount: 2,
              priority: 2,
            },
            // What is opened one after another comes together: fewer files for whoever opens it, fewer names for everybody
            // else to carry.
            {
              name: 'ordering',
              test: /web.ordering.(open-cart|order-payload|pickup-windows|use-arrival|use-order-again|after-order)|pickup-picker.window-options|generated.customer.(after-order|tracking)/,
              minShareCount: 2,
              priority: 1,
            },
            { name: 'information', test: /web.customer.information/, priority: 1 },
            {
              name: 'account',
              test: /web.customer.(signup|activation|password)|ui.site.(login-frame|form-check|new-password-field|terms-checkbox)/,
              priority: 1,
            },
            {
              name: 'owner',
              test: /ui.owner|web.(page.use-once|items)/,
              minShareCount: 2,
              priority: 1,
            },
            // Each file of its own is one more name; whoever needs one of these soon needs another.
            {
              name: 'crumbs',
              test: /icons.[\w-]+\.m?js|useMutation|not-there|notice-state|live-state|print-window|text-area-field|refunded-mark|order-status|sot\.ts|item-defaults|date-field|price-breakdown|food.selections|cart-lines\.texts|ui.(base.(link-button|disclosure|dialog.dialog|icon-button)|food.allergen-list)/,
              minShareCount: 2,
              priority: 2,
            },
          ],
        },
      },
    },
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
