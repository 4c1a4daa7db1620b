import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { LOCALES } from '../../graphql/texts/text';

/** A folder of built pages that the product serves, all the same `page` and painted by `painter`, until the file ends. */
export function paintedWeb(page: (locale: string) => string, painter: (locale: string) => string): string {
  const webDir = mkdtempSync(join(tmpdir(), 'memeprix-web-'));
  afterAll(() => rmSync(webDir, { recursive: true }));
  for (const locale of LOCALES) {
    mkdirSync(join(webDir, locale, 'first-paint'), { recursive: true });
    const painted = ['search', 'shop', 'open'].map((name) => `first-paint/${name}.html`);
    for (const name of ['index.html', 'service-worker.js', 'manifest.webmanifest', ...painted])
      writeFileSync(join(webDir, locale, name), page(locale));
    writeFileSync(join(webDir, locale, 'first-paint/render.mjs'), painter(locale));
  }
  return webDir;
}
