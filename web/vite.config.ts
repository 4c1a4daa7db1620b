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
import { onlyLocale } from '../graphql/texts/build-plugin.ts';
import { chooseLocale, LOCALES } from '../graphql/texts/text.ts';
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

/** Address of the server while Vite serves the pages in development. */
const server = process.env['API_ORIGIN'] ?? 'http://localhost:3000';
const toServer = { target: server, changeOrigin: false };

/** Compresses files once at build time, at the highest level, instead of quickly for each visitor. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    // Reads from disk, because the bundle in memory still changes after this hook.
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.keys(bundle).filter((name) => /\.(m?js|css)$/.test(name));
      // In parallel, because Node.js compresses on several threads.
      await Promise.all(
        files.map(async (name) => {
          const file = join(dir, name);
          // No file is larger than this window; a wider one would only cost bits for longer distances.
          const params = { [constants.BROTLI_PARAM_LGWIN]: 18 };
          await writeFile(`${file}.br`, await promisify(brotliCompress)(await readFile(file), { params }));
        }),
      );
    },
  };
}

/** Removes the display names of React Router's links and forms, which would keep this unused code in the bundle. */
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
  // Uses the ES2015 build of RxJS, which is smaller and needs no class helpers.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  worker: { format: 'es' },
  build: {
    outDir: fileURLToPath(new URL('../dist/web/specified', import.meta.url)),
    emptyOutDir: true,
    manifest: true,
    target: SUPPORTED_BROWSERS,
    // CSS is written for these versions, which know width ranges and light-dark(). Older browsers also lack features
    // Tailwind uses (container queries, popovers) and show pages in one column.
    cssTarget: ['chrome120', 'firefox120', 'safari15.4'],
    modulePreload: {
      polyfill: false,
      // A page that imports code has already loaded these files.
      resolveDependencies: (_file, parts, { hostType }) =>
        hostType === 'html' ? parts : parts.filter((part) => !/(react|rolldown-runtime)-/.test(part)),
    },
    // Pictures stay files, because inlined they would enlarge the code that must load first.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Safari 15.4 needs class fields compiled; as plain assignments they are smaller.
      transform: { assumptions: { setPublicClassFields: true } },
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: {
        // The first code lists the names of all files, and hexadecimal names compress best.
        hashCharacters: 'hex',
        codeSplitting: {
          // Each file costs a round trip, so code that every page needs is one file, and so are small parts (a badge, a
          // field, an icon) that the search shares with other pages.
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
              test: /ui.(base.(switch|notice|empty-state|card|badge|field.(?!number|price|option|password|text-area|checkbox|image)|segmented)|food.(picture|rating|dietary-marks|opening-state|shop-card.shop-kind)|site.illustration)|web.(page.(formatting|use-drawn)|shops.(places|shop-facts))|shop\.fragments|icons.(star|map-pin|arrow-right|loader-circle|check|x|plus|search|clock|utensils|shopping-bag)\.m?js/,
              minShareCount: 2,
              maxModuleSize: 4000,
              priority: 3,
            },
            {
              name: 'menu',
              test: /texts.folded|meal-deals\.fragments|web.page.notify-late|ui.(base.price|food.(menu-item-card.(?!item-sheet)|slow-confirmation))|icons.(flame|minus|utensils-crossed|search-x)\.m?js|add-to-cart\.texts|reviews\.texts/,
              minShareCount: 2,
              priority: 2,
            },
            // Pages opened one after another share a file: fewer requests for them, and fewer file names in the first
            // code.
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
              test: /ui.owner|web.(page.use-(once|outcome)|items)/,
              minShareCount: 2,
              priority: 1,
            },
            // Small modules are grouped, because each file adds a name to the first code and they are soon needed
            // together.
            {
              name: 'crumbs',
              test: /icons.[\w-]+\.m?js|useMutation|not-there|notice-state|live-state|print-window|text-area-field|refunded-mark|order-status|sot\.ts|item-defaults|price-breakdown|food.selections|cart-lines\.texts|ui.(base.(link-button|disclosure|dialog.(form-)?dialog|form.use-|icon-button)|food.allergen-list)/,
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
