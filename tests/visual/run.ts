import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { existsSync, globSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { ensureChromium } from '../support/chromium';
import { run } from '../support/command';
import { openBrowser, photograph } from './camera';
import { PICTURED, type Look } from './pictured';

// « npm run test:visual »: do the stories of pictured.ts still look as they did? « -- shop-card » asks of some,
// « -- --update » takes what is seen now as right.

const BUILT = 'dist/storybook';
const SOURCES = '{ui,web,.storybook,graphql/{generated,rules,texts}}/**/*.{ts,tsx,css,mdx,svg,webp}';
const KEPT = 'tests/visual/pictures';
const CHANGED = 'dist/visual';
/** How far a shade may be from the kept one, of 255: what is kept is rounded by less. */
const TOLERANCE = 16;

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

const encode = (png: Buffer) =>
  sharp(png).removeAlpha().webp({ nearLossless: true, quality: 20, effort: 6 }).toBuffer();
const pixelsOf = (picture: Buffer | string) => sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });

/** Whether a picture differs from the kept one where somebody could see it. */
async function differs(png: Buffer, file: string): Promise<boolean> {
  const [now, before] = await Promise.all([pixelsOf(png), pixelsOf(file)]);
  if (now.info.width !== before.info.width || now.info.height !== before.info.height) return true;
  return now.data.some((shade, at) => Math.abs(shade - (before.data[at] ?? 0)) > TOLERANCE);
}

const { values, positionals: wanted } = parseArgs({
  options: { update: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const pictures = Object.entries(PICTURED).flatMap(([story, looks]) =>
  looks.map((look) => ({ story, look, name: `${story}.${String(look.width)}-${look.theme}` })),
);
const isWanted = (name: string) => wanted.length === 0 || wanted.some((part) => name.includes(part));
const asked = pictures.filter(({ name }) => isWanted(name));

await ensureChromium();
await build();
const server = fastify();
await server.register(fastifyStatic, { root: resolve(BUILT) });
const origin = await server.listen({ host: '127.0.0.1', port: 0 });
const browser = await openBrowser();
rmSync(CHANGED, { recursive: true, force: true });
mkdirSync(CHANGED, { recursive: true });
mkdirSync(KEPT, { recursive: true });
const faults: string[] = [];

async function take({ story, look, name }: { story: string; look: Look; name: string }): Promise<void> {
  const png = await photograph(browser, origin, story, look);
  const file = `${KEPT}/${name}.webp`;
  const known = existsSync(file);
  if (known && !(await differs(png, file))) return;
  if (values.update) {
    writeFileSync(file, await encode(png));
    console.log(`  ${name}: ${known ? 'changed' : 'new'}`);
    return;
  }
  writeFileSync(`${CHANGED}/${name}.now.png`, png);
  if (known) await sharp(file).png().toFile(`${CHANGED}/${name}.before.png`);
  faults.push(`${name}: ${known ? 'is not as it was' : 'has no picture yet'} (${CHANGED}/${name}.now.png)`);
}

const waiting = [...asked];
const worker = async () => {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const picture = next;
    await take(picture).catch((error: unknown) => faults.push(`${picture.name}: ${String(error)}`));
  }
};
await Promise.all([worker(), worker()]);
await browser.close();
await server.close();

const expected = new Set(pictures.map(({ name }) => `${name}.webp`));
for (const file of readdirSync(KEPT).filter((file) => !expected.has(file))) {
  if (values.update) rmSync(`${KEPT}/${file}`);
  else faults.push(`${file}: nothing is pictured under this name any more`);
}
for (const fault of faults) console.log(`  ${fault}`);
console.log(`  ${String(asked.length)} pictures taken, ${String(faults.length)} faults`);
process.exit(faults.length === 0 ? 0 : 1);
