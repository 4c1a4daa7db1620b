import { expect, test } from 'vitest';
import { base } from '../support/journey';
import { aVisitor } from '../support/visitor';

test.each(['/cgv', '/a-propos', '/confidentialite', '/contact', '/mentions-legales'])(
  '%s does not shift while it loads on a slow phone',
  async (path) => {
    const { page, errors } = await aVisitor({ width: 412, height: 823, reducedMotion: 'no-preference' });
    await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 });
    // What the page asks the server comes late.
    await page.route('**/graphql', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      await route.continue();
    });
    await page.addInitScript(() => {
      const seen = window as Window & { shifts?: number };
      seen.shifts = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          seen.shifts = (seen.shifts ?? 0) + (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(base + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(500);
    // Lighthouse’s bound for « good » is 0.1.
    expect(await page.evaluate(() => (window as Window & { shifts?: number }).shifts)).toBeLessThan(0.05);
    expect(errors).toEqual([]);
  },
);
