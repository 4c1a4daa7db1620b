import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The unit tests of the server's and the shared rules, without what needs a browser or another program. */
export default defineConfig({
  resolve: { alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }] },
  test: {
    include: [
      'server/{carts,menus,orders,payments,pickup,reports,shops}/**/*.test.ts',
      'server/*.test.ts',
      'graphql/rules/*.test.ts',
    ],
    setupFiles: ['tests/support/as-found.setup.ts'],
    testTimeout: 120_000,
  },
});
