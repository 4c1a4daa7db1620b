import { chromium as playwright } from 'playwright';
import { chromium } from './chromium';
import { base } from './journey';
import { aVisitor, DESK, keep } from './visitor';

/** How many of a role and name a screen reader is told of on the board. */
export async function readOut(ownerToken: string) {
  const { args = [], ...options } = chromium();
  const reading = await playwright.launch({ ...options, args: [...args, '--force-renderer-accessibility'] });
  const { page } = await aVisitor({ ...DESK, browser: reading });
  await keep(page, { ownerToken });
  await page.goto(`${base}/ownerorders`);
  await page.locator('article').first().waitFor({ timeout: 60_000 });
  const tree = await page.context().newCDPSession(page);
  const { nodes } = await tree.send('Accessibility.getFullAXTree');
  await reading.close();
  return (role: string, name: RegExp) =>
    nodes.filter((node) => node.role?.value === role && name.test(String(node.name?.value))).length;
}
