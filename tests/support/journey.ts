import { chromium as playwright } from 'playwright';
import { inject } from 'vitest';
import { chromium } from './chromium';
import { queryDatabase } from './journey-database';

const products = inject('products');
const worker = Number(process.env['VITEST_POOL_ID'] ?? 1) - 1;
const product = products[worker % products.length];
if (!product) throw new Error('No product was started for this worker.');

/** The product of this worker, which no other worker uses: where it answers, where it keeps its files, mails among them. */
export const { base, dataDir } = product;

/** Tokens of the demo's customers by address: no person signs in as often as all journeys together. */
export const customerTokens = inject('customerTokens');

const { args = [], ...options } = chromium();
/** The browser of this worker; each test opens contexts of its own in it, which go at the end of their file. */
export const browser = await playwright.launch({
  ...options,
  // Else a process is kept ready beside every page, which no journey uses.
  args: [...args, '--renderer-process-limit=1'],
});

/** Rows of the product's database, and what only its operator could change there. */
export const readRows = async (sql: string, values: unknown[] = []) => (await queryDatabase(dataDir, sql, values)).rows;
export async function changeRows(sql: string, values: unknown[] = [], of = dataDir): Promise<void> {
  const { rowCount } = await queryDatabase(of, sql, values);
  if (rowCount === 0) throw new Error('Nothing there to change.');
}
