import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureChromium } from '../support/chromium';
import { openBrowser } from './browser';
import { measure, middle, type Run } from './measure';
import { measuredPages } from './pages';
import { earlier, type Person } from './people';
import { startProduct } from './product';
import { missed, table, type Row } from './table';

// « npm run lighthouse »: how good are the pages on a slow phone? « -- userSearch » asks of some,
// « -- --runs 1 » opens each so often. The reports lie in dist/lighthouse.

const REPORTS = 'dist/lighthouse';
const { values, positionals: wanted } = parseArgs({ options: { runs: { type: 'string' } }, allowPositionals: true });

await ensureChromium();
mkdirSync(REPORTS, { recursive: true });
const product = await startProduct();
const pages = measuredPages(product.bakery, product.restaurant).filter(
  ({ name, path }) => wanted.length === 0 || wanted.some((part) => `${name} ${path}`.includes(part)),
);
const rows: Row[] = [];
try {
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
}

console.log(table(rows));
for (const { page, run } of rows) for (const fault of run.faults) console.log(`${page.name}: ${fault}`);
process.exit(rows.length > 0 && rows.every((row) => missed(row).length === 0) ? 0 : 1);
