/** Oldest browsers scripts are built for; `index.html` turns older ones away, newer-features.ts finds the rest. */
export const SUPPORTED_BROWSERS = ['chrome98', 'firefox104', 'safari15.4'];
