/**
 * Oldest browsers the scripts are built for. `index.html` turns older ones away, `tests/contract/newer-features.ts`
 * finds features they lack.
 */
export const SUPPORTED_BROWSERS = ['chrome98', 'firefox104', 'safari15.4'];
