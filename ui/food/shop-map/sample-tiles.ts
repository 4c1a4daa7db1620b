/** One square with two streets, for every place: a workbench has no network. */
export const sampleTiles =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAABAAAAAQAgMAAABinRfyAAAABlBMVEX////s5tqbGJUaAAAACXBIWXMAAAsTAAALEwEAmpwYAAAAE0lEQVQI12MICQ0NZSCWAAO8SgAk3RPeGmEExAAAAABJRU5ErkJggg==';
