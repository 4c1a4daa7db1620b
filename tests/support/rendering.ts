import { chromium as playwright, type Page } from 'playwright';
import { chromium } from './chromium';
import { base, browser } from './journey';
import { aVisitor, keep } from './visitor';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  args: { name?: string };
  /** On the processor, in microseconds. */
  tdur?: number;
}

/**
 * Of the page's main thread, in milliseconds on the processor: what a task waits while something else has the machine is
 * not the page's, and on an idle machine there is no such wait.
 */
export async function longestTask(page: Page, act: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
  await act();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const main = new Set(traceEvents.filter(({ args }) => args.name === 'CrRendererMain').map(thread));
  const tasks = traceEvents.filter((one) => one.name === 'RunTask' && one.ph === 'X' && main.has(thread(one)));
  return Math.round(Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000);
}

/** How many of a role and name a screen reader is told of on the board. */
export async function readOut(ownerToken: string) {
  const { args = [], ...options } = chromium();
  const reading = await playwright.launch({ ...options, args: [...args, '--force-renderer-accessibility'] });
  const { page } = await aVisitor(reading, 1280, 800);
  await keep(page, base, { ownerToken });
  await page.goto(`${base}/ownerorders`);
  await page.locator('article').first().waitFor({ timeout: 60_000 });
  const tree = await page.context().newCDPSession(page);
  const { nodes } = await tree.send('Accessibility.getFullAXTree');
  await reading.close();
  return (role: string, name: RegExp) =>
    nodes.filter((node) => node.role?.value === role && name.test(String(node.name?.value))).length;
}
