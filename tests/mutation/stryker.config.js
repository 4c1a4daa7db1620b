// « npm run test:mutation »: changes the pure rules in small ways and counts the changes that no unit test notices.

/** Rules about money, places and states, each a pure function with a test. */
const RULES = [
  'graphql/rules/{option-groups,pickup-calendar,planned-days,refunds}.ts',
  'server/carts/cart-pricing.ts',
  'server/menus/{options/{line-pricing,option-groups},days/served-hours}.ts',
  'server/money.ts',
  'server/orders/{order-deadlines,order-status}.ts',
  'server/payments/{checkout/checkout-holds,provider-fees,refund-rules}.ts',
  'server/pickup/{first-day,later-day,pickup-windows}.ts',
  'server/reports/span.ts',
  'server/shops/hours/{business-day,opening-hours,wall-clock}.ts',
];

export default {
  mutate: RULES,
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner'],
  // Texts are proved by whoever reads them in a story or a journey, not by a rule's test.
  mutator: { excludedMutations: ['StringLiteral'] },
  ignoreStatic: true,
  concurrency: 2,
  thresholds: { high: 90, low: 85, break: 85 },
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  tempDirName: 'dist/mutation',
  ignorePatterns: ['dist', 'web/public', '.git', '.demo'],
  allowConsoleColors: false,
};
