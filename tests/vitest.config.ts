import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { chromium } from './support/chromium.ts';
import { WaitingFirst } from './support/waiting-first.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The half that packages load: neither knows the other's types. */
const oneGraphql = [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }];

export default defineConfig({
  root,
  test: {
    sequence: { sequencer: WaitingFirst },
    projects: [
      {
        resolve: { alias: oneGraphql },
        test: {
          name: 'unit',
          root,
          include: ['{ui,web,server,graphql}/**/*.test.ts', 'tests/contract/**/*.test.ts'],
          setupFiles: ['tests/support/as-found.setup.ts'],
          isolate: false,
          maxWorkers: 2,
          // Some read every item of every demo menu, or ask ESLint: seconds on a busy machine.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        resolve: { alias: oneGraphql },
        test: {
          name: 'api',
          root,
          include: ['tests/api/**/*.test.ts'],
          globalSetup: ['tests/support/postgres.setup.ts'],
          setupFiles: ['tests/support/quiet-answers.setup.ts'],
          // The server's modules are loaded once a worker, not once a file; every file has a database of its own.
          isolate: false,
          // More than there are cores: much of the time passes in waiting for what must not happen.
          maxWorkers: 4,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        resolve: { alias: oneGraphql },
        test: {
          name: 'journeys',
          root,
          include: ['tests/journeys/**/*.test.ts'],
          globalSetup: ['tests/support/product.setup.ts'],
          setupFiles: ['tests/support/journey-contexts.setup.ts'],
          // Each worker has a browser and a product of its own; its journeys follow one another there.
          isolate: false,
          maxWorkers: 3,
          expect: { poll: { timeout: 30_000 } },
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        resolve: { alias: oneGraphql },
        test: {
          name: 'bench',
          root,
          include: [],
          benchmark: { include: ['tests/bench/**/*.bench.ts'] },
          globalSetup: ['tests/support/postgres.setup.ts'],
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        plugins: [storybookTest({ configDir: fileURLToPath(new URL('../.storybook', import.meta.url)) })],
        test: {
          name: 'stories',
          root,
          setupFiles: ['.storybook/checks/setup.ts'],
          // As a designer goes through them: one story after the other in the same frame.
          isolate: false,
          maxWorkers: 3,
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: chromium() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
