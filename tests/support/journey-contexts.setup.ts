import { afterAll } from 'vitest';
import { browser } from './journey';

// The next file of this worker finds the browser as if it had just been started.
afterAll(async () => {
  for (const context of browser.contexts()) await context.close();
});
