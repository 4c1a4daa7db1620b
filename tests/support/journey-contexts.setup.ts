import type { BrowserContext } from 'playwright';
import { afterAll, afterEach, beforeEach } from 'vitest';
import { browser } from './journey';

let openedBefore: BrowserContext[];
beforeEach(() => {
  openedBefore = browser.contexts();
});

// What a test leaves open goes on asking, listening and drawing, in the process the next one's pages share.
afterEach(async () => {
  for (const context of browser.contexts()) if (!openedBefore.includes(context)) await context.close();
});

// The next file of this worker finds the browser as if it had just been started.
afterAll(async () => {
  for (const context of browser.contexts()) await context.close();
});
