import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { existsSync, globSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from '../support/chromium';
import { run } from '../support/command';
import { readStories } from './read-stories';
import { forget, keep, KEPT, keptPictures, unpack, weight } from './store';

// « npm run test:visual »: does every story still look as it did? « -- ui/food » asks of some,
// « -- --update » takes what is seen now as right.

const BUILT = 'dist/storybook';
const SOURCES = '{ui,web,.storybook,graphql/generated}/**/*.{ts,tsx,css,mdx,svg,webp}';

/** A workbench that is older than a source of it is built again. */
async function build(): Promise<void> {
  const made = existsSync(`${BUILT}/index.json`) ? statSync(`${BUILT}/index.json`).mtimeMs : 0;
  const sources = globSync(SOURCES).filter((path) => !path.endsWith('.test.ts'));
  const newer = [...sources, 'package-lock.json'].find((path) => statSync(path).mtimeMs > made);
  if (newer === undefined) return;
  console.log(`  Building the workbench (${newer} is newer).`);
  const { ok } = await run('storybook', ['build', '-o', BUILT], (line) => /^▲|Error:/.test(line));
  if (!ok) throw new Error('The workbench could not be built.');
}

const { values, positionals: wanted } = parseArgs({
  options: { update: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const isWanted = (path: string) => wanted.length === 0 || wanted.some((part) => path.includes(part));

await ensureChromium();
await build();
const server = fastify();
await server.register(fastifyStatic, { root: resolve(BUILT) });
const origin = await server.listen({ host: '127.0.0.1', port: 0 });
const stories = (await readStories(origin)).filter(({ file }) => isWanted(file));
mkdirSync('dist/visual', { recursive: true });
const list = resolve('dist/visual/stories.json');
writeFileSync(list, JSON.stringify(stories));

const known = keptPictures().filter(isWanted);
await unpack(known);

const began = Date.now();
Object.assign(process.env, { VISUAL_ORIGIN: origin, VISUAL_STORIES: list, VISUAL_UPDATE: values.update ? '1' : '0' });
const { ok } = await run('playwright', ['test', '--config', 'tests/visual/playwright.config.ts']);
await server.close();

const expected = new Set(stories.flatMap(({ pictures }) => pictures.map(({ path }) => path)));
const removed = known.filter((path) => !expected.has(path));
console.log(`  ${String(removed.length)} removed: their story is no more`);
for (const path of removed) console.log(`    ${path}`);
if (values.update) {
  const written = await keep(began);
  forget(removed);
  console.log(`  ${String(written)} pictures kept in ${KEPT}; all of them weigh ${weight()} MB`);
}
process.exit(ok && (values.update || removed.length === 0) ? 0 : 1);
