import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from '../support/chromium';
import { aProcess } from '../support/process';
import { ownerSession } from '../support/rest';
import { openBrowser } from './browser';
import { measure, middle, type Run } from './measure';
import { measuredPages } from './pages';
import { earlier, type Person } from './people';
import { missed, table, type Row } from './table';

// « npm run lighthouse »: how good are the pages on a slow phone? « -- userSearch » asks of some,
// « -- --runs 1 » opens each so often. The reports lie in dist/lighthouse.

const REPORTS = 'dist/lighthouse';
const { values, positionals: wanted } = parseArgs({ options: { runs: { type: 'string' } }, allowPositionals: true });

await ensureChromium();
mkdirSync(REPORTS, { recursive: true });
// As `npm start` starts it, with the demo and nothing else.
const dataDir = mkdtempSync(join(tmpdir(), 'memeprix-lighthouse-'));
const product = await aProcess({ DATA_DIR: dataDir, DEMO: '1' }, 'launch');
const rows: Row[] = [];
try {
  const [bakery, restaurant] = [
    await ownerSession(product.base, 'boulangerie@demo.test'),
    await ownerSession(product.base, 'restaurant@demo.test'),
  ];
  const pages = measuredPages(bakery.shopId, restaurant.shopId).filter(
    ({ name, path }) => wanted.length === 0 || wanted.some((part) => `${name} ${path}`.includes(part)),
  );
  for (const person of ['regular', 'owner', 'newcomer', 'stranger'] satisfies Person[]) {
    const theirs = pages.filter((page) => page.person === person);
    if (theirs.length === 0) continue;
    const browser = await openBrowser();
    try {
      await browser.as((page) => earlier[person](page, product.base));
      for (const page of theirs) {
        const runs: Run[] = [];
        for (let left = Number(values.runs ?? page.runs); left > 0; left--) {
          runs.push(await measure(`${product.base}${page.path}`, browser.port));
        }
        const run = middle(runs);
        writeFileSync(`${REPORTS}/${page.name.replace(/[^a-z]+/g, '-')}.html`, run.report);
        rows.push({ page, run, performances: runs.map(({ scores }) => scores.performance) });
      }
    } finally {
      await browser.close();
    }
  }
} finally {
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

console.log(table(rows));
for (const { page, run } of rows) for (const fault of run.faults) console.log(`${page.name}: ${fault}`);
process.exit(rows.length > 0 && rows.every((row) => missed(row).length === 0) ? 0 : 1);
