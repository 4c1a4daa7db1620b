/** One drawn tile with two streets for every place, because Storybook must not need the network. */
export const sampleTiles =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAABAAAAAQAgMAAABinRfyAAAABlBMVEX////s5tqbGJUaAAAACXBIWXMAAAsTAAALEwEAmpwYAAAAE0lEQVQI12MICQ0NZSCWAAO8SgAk3RPeGmEExAAAAABJRU5ErkJggg==';
