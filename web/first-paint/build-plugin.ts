import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type BuildEnvironmentOptions, type Plugin, type Rolldown } from 'vite';
import { onlyLocale } from '../../graphql/texts/build-plugin.ts';
import { SUPPORTED_BROWSERS } from '../supported-browsers.ts';
import type { Locale } from '../../graphql/texts/text.ts';

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const EMPTY_ROOT = '<div id="root"></div>';
const ENTRY = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
/** Chunks of the entry, as Vite lists them in the page. */
const PART = /<link rel="modulepreload" crossorigin href="([^"]+)">/g;

const STYLES = /<link rel="stylesheet" crossorigin href="\/([^"]+)">/;
/** Preload link React renders in front of a page for its first picture. */
const FIRST_PICTURE = /^<link rel="preload" as="image"[^>]*\/>/;

/** Pages with a server-rendered shell, and the modules whose code they preload. */
const PAGES = {
  search: ['/customer/search/search-page.tsx'],
  shop: ['/customer/shop/shop-page.tsx'],
};

/** Writes first-paint/<page>.html: index.html with inlined styles, its code and its shell or the place for it. */
export function firstPaint(locale: Locale): Plugin {
  return {
    name: 'first-paint',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const page = await readFile(join(dir, 'index.html'), 'utf8');
      if (!page.includes(EMPTY_ROOT)) throw new Error('index.html has lost its empty #root.');
      await mkdir(join(dir, 'first-paint'), { recursive: true });
      const { searchShell } = await buildShells(join(dir, 'first-paint'), locale);
      const start = await writeStart(dir, page);
      // Styles are inlined, because on a slow line requesting them takes longer than reading them. They come last in
      // the head, so that the requests above them have already started; returning visitors get them from the service
      // worker.
      const styles = `<style>${await readFile(join(dir, partOf(page, STYLES, 'styles')), 'utf8')}</style>`;
      const parts = partsOf(page);
      for (const [name, modules] of Object.entries(PAGES)) {
        const preloads = codeOf(modules, bundle).filter((file) => !page.includes(file));
        const shell = name === 'search' ? searchShell : '<!--shell-->';
        const [picture = ''] = FIRST_PICTURE.exec(shell) ?? [];
        const code = [...parts, partOf(page, ENTRY, 'code'), ...preloads.map((file) => `/${file}`)].join(' ');
        const painted = page
          .replace(PART, '')
          .replace('</head>', () => `    ${picture}\n    ${styles}\n  </head>`)
          .replace(STYLES, '')
          .replace(ENTRY, () => `<script type="module" src="${start}" data-code="${code}"></script>`)
          .replace(EMPTY_ROOT, () => `<div id="root">${shell.replace(FIRST_PICTURE, '')}</div>`);
        await writeFile(join(dir, 'first-paint', `${name}.html`), painted);
      }
      const [entry = ''] = await buildOpen(dir, locale, 'public-entry.tsx');
      const [starter = ''] = await buildOpen(dir, locale, 'starter.ts');
      // Files of the page behind « Commander », which a public page prefetches.
      const first = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file);
      const after = new Set([...first, ...codeOf(['/customer/guest/guest-page.tsx'], bundle)]);
      const next = [...after].map((file) => `/${file}`).join(' ');
      const open = page
        .replace(PART, '')
        .replace(STYLES, '')
        .replace('</head>', () => `    ${lettersOf(bundle)}\n    ${steady(styles)}\n  </head>`)
        .replace(
          ENTRY,
          `<!--start <script type="module" src="/${starter}" data-code="/${entry}" data-next="${next}"></script>-->`,
        )
        .replace(EMPTY_ROOT, '<!--shell-->');
      await writeFile(join(dir, 'first-paint', 'open.html'), open);
    },
  };
}

/** What the pattern captures in index.html. */
function partOf(page: string, pattern: RegExp, name: string): string {
  const part = pattern.exec(page)?.[1];
  if (part === undefined) throw new Error(`index.html has lost its ${name}.`);
  return part;
}

const partsOf = (page: string) => [...page.matchAll(PART)].map(([, part = '']) => part);

/** Writes the script that loads the code once the shell is painted, so that it delays neither fonts nor paint. */
async function writeStart(dir: string, page: string): Promise<string> {
  const code = partOf(page, ENTRY, 'code');
  const react = partsOf(page).find((part) => part.includes('/react-'));
  if (react === undefined) throw new Error('React has lost its own file.');
  // Loads React first and alone, and each other part in its own task, so that a slow phone stays responsive. A
  // background tab is never painted, so a timer starts the load there.
  const text = `let begun;
const rest = () => new Promise((next) => setTimeout(next));
const ask = (part) => setTimeout(() => document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: part })));
const begin = () => {
  if (begun) return;
  document.querySelector('[data-code]').dataset.code.split(' ').forEach(ask);
  begun = import(${JSON.stringify(react)}).then(rest).then(() => import(${JSON.stringify(code)}));
};
requestAnimationFrame(() => setTimeout(begin));
setTimeout(begin, 500);
`;
  const name = `/assets/start-${hashOf(text)}.js`;
  await writeFile(join(dir, name), text);
  return name;
}

/** Builds code of public pages apart from the app, whose entry would start the app; returns the files, entry first. */
async function buildOpen(dir: string, locale: Locale, source: string): Promise<string[]> {
  const built = await buildApart(locale, {
    outDir: dir,
    target: SUPPORTED_BROWSERS,
    modulePreload: false,
    rollupOptions: { input: here(source), output: { hashCharacters: 'hex' } },
  });
  return (built as Rolldown.RolldownOutput).output.map(({ fileName }) => fileName);
}

function buildApart(locale: Locale, options: BuildEnvironmentOptions) {
  return build({
    configFile: false,
    root: here('..'),
    publicDir: false,
    logLevel: 'error',
    plugins: [onlyLocale(locale)],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { emptyOutDir: false, assetsInlineLimit: 0, ...options },
    ssr: { noExternal: true },
  });
}

/** Preload links for the Latin fonts of the page. */
function lettersOf(bundle: Rolldown.OutputBundle): string {
  return Object.keys(bundle)
    .filter((file) => /-latin-wght-.*woff2$/.test(file))
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`)
    .join('');
}

/**
 * With `font-display: optional`, fonts that load late are used from the next page on, so that nothing moves under a
 * finger. Browsers would then also load the fonts of other languages, a third of the page, so those are removed and
 * their few letters use the system font.
 */
const steady = (styles: string) =>
  styles
    .replaceAll('font-display:swap', 'font-display:optional')
    .replaceAll(/@font-face\{[^}]*-(?:latin-ext|vietnamese)-[^}]*\}/g, '');

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** Files of the modules and of everything they import statically. */
function codeOf(modules: readonly string[], bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const files = new Set<string>();
  const add = (chunk: Rolldown.OutputChunk) => {
    if (files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const file of chunk.imports) {
      const imported = byFile.get(file);
      if (imported) add(imported);
    }
  };
  for (const module of modules) {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
    if (!chunk) throw new Error(`No file of its own was built for ${module}.`);
    add(chunk);
  }
  return [...files];
}

/** Builds the code that renders the shells; pictures keep their file names in the app. */
async function buildShells(outDir: string, locale: Locale): Promise<{ searchShell: string }> {
  await buildApart(locale, {
    outDir,
    ssr: here('render.tsx'),
    ssrEmitAssets: false,
    rollupOptions: { output: { entryFileNames: 'render.mjs', hashCharacters: 'hex' } },
  });
  return import(pathToFileURL(join(outDir, 'render.mjs')).href) as Promise<{ searchShell: string }>;
}
