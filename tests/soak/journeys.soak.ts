import { readFileSync } from 'node:fs';
import { ensureChromium } from '../support/chromium';
import { run } from '../support/command';
import type { Soak } from './soak';

const REPORT = 'dist/test/journeys.json';

export const soak: Soak = {
  title: 'every journey on every size of screen, with everything that moves',
  async run() {
    await ensureChromium();
    const { ok } = await run(
      'vitest',
      [
        'run',
        ...['--config', 'tests/vitest.config.ts', '--project', 'journeys'],
        ...['--reporter', 'default', '--reporter', 'json', `--outputFile.json=${REPORT}`],
      ],
      undefined,
      { JOURNEYS: 'thorough' },
    );
    if (!ok) throw new Error(`Some journey failed: ${REPORT} says which.`);
    const { numPassedTests } = JSON.parse(readFileSync(REPORT, 'utf8')) as { numPassedTests: number };
    return { 'journeys walked': numPassedTests };
  },
};
