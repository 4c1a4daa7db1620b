import { globSync, mkdirSync, readdirSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

/** What is kept in the repository: WebP without loss, but for rounded shades; a quarter of the PNG. */
export const KEPT = 'tests/visual/pictures';

/** What Playwright compares with, unpacked for each run. */
export const UNPACKED = 'dist/visual/pictures';

const kept = (path: string) => join(KEPT, path.replace(/\.png$/, '.webp'));

/** All kept pictures, by the path Playwright knows them by. */
export function keptPictures(): string[] {
  return globSync('**/*.webp', { cwd: KEPT }).map((path) => path.replace(/\.webp$/, '.png'));
}

async function eachOf(paths: string[], action: (path: string) => Promise<unknown>): Promise<void> {
  const waiting = [...paths];
  const worker = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) await action(path);
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
}

export async function unpack(paths: string[]): Promise<void> {
  rmSync(UNPACKED, { recursive: true, force: true });
  await eachOf(paths, async (path) => {
    const file = join(UNPACKED, path);
    mkdirSync(dirname(file), { recursive: true });
    await sharp(kept(path)).png({ compressionLevel: 1 }).toFile(file);
  });
}

const FLAT = 1 / 1000;
const STEP = 16;

/**
 * Shades of shadows, photos and edges of letters weigh the most and nobody tells them apart: they are rounded.
 * The colour of a surface, of which there is much, stays exact.
 */
async function rounded(file: string) {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const colourAt = (at: number) => data.readUIntBE(at, 3);
  const amounts = new Map<number, number>();
  for (let at = 0; at < data.length; at += 3) amounts.set(colourAt(at), (amounts.get(colourAt(at)) ?? 0) + 1);
  const round = (part: number) => Math.min(255, Math.round(part / STEP) * STEP);
  for (let at = 0; at < data.length; at += 3) {
    if ((amounts.get(colourAt(at)) ?? 0) <= width * height * FLAT)
      for (const part of [at, at + 1, at + 2]) data[part] = round(data[part] ?? 0);
  }
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** Keeps what Playwright has written since; returns how many. */
export async function keep(since: number): Promise<number> {
  const written = globSync('**/*.png', { cwd: UNPACKED }).filter(
    (path) => statSync(join(UNPACKED, path)).mtimeMs >= since,
  );
  await eachOf(written, async (path) => {
    mkdirSync(dirname(kept(path)), { recursive: true });
    const picture = await rounded(join(UNPACKED, path));
    await picture.webp({ lossless: true, effort: 6 }).toFile(kept(path));
  });
  return written.length;
}

export function forget(paths: string[]): void {
  for (const path of paths) {
    rmSync(kept(path));
    for (let folder = dirname(kept(path)); readdirSync(folder).length === 0; folder = dirname(folder))
      rmdirSync(folder);
  }
}

/** How much the kept pictures weigh, in megabytes. */
export function weight(): string {
  const bytes = keptPictures().reduce((sum, path) => sum + statSync(kept(path)).size, 0);
  return (bytes / 1_000_000).toFixed(1);
}
