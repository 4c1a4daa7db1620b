import { defineConfig } from 'playwright/test';
import { chromium } from '../support/chromium.ts';
import { UNPACKED } from './store.ts';

/** Set by run.ts. */
const { VISUAL_UPDATE } = process.env;

export default defineConfig({
  testDir: '.',
  testMatch: 'stories.pictures.ts',
  outputDir: '../../dist/visual/results',
  snapshotPathTemplate: `../../${UNPACKED}/{arg}{ext}`,
  reporter: [['./tally.ts'], ['html', { outputFolder: '../../dist/visual/report', open: 'never' }]],
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  updateSnapshots: VISUAL_UPDATE === '1' ? 'changed' : 'none',
  expect: {
    // What is kept is rounded (store.ts), by less than what counts as a difference (0.03).
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', scale: 'css', threshold: 0.05, maxDiffPixels: 0 },
  },
  use: { launchOptions: chromium() },
});
