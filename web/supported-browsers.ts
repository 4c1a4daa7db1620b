/** What scripts are built for, the oldest of each; `index.html` tells older ones so, `tests/contract/newer-features.ts` finds what they lack. */
export const SUPPORTED_BROWSERS = ['chrome98', 'firefox104', 'safari15.4'];
