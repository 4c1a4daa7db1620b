/** The light and table of one picture. A small set, so that a menu looks like one photographer's work. */
export interface Palette {
  wall: string;
  /** Where the lamp hits the wall. */
  glow: string;
  table: string;
  tableEdge: string;
  /** Colour of shadows, drawn translucent. */
  shade: string;
  /** Cloths and stripes. */
  accent: string;
}

export const palettes = {
  flour: {
    wall: '#efe4d2',
    glow: '#fdf8ee',
    table: '#e2d0b3',
    tableEdge: '#f3e8d5',
    shade: '#5d4226',
    accent: '#dfa52a',
  },
  butter: {
    wall: '#f6d98f',
    glow: '#fff2c9',
    table: '#edc264',
    tableEdge: '#f9dc93',
    shade: '#6b4300',
    accent: '#b9562f',
  },
  crust: {
    wall: '#dfb68a',
    glow: '#f6dcbc',
    table: '#c8935d',
    tableEdge: '#e0b283',
    shade: '#4a260a',
    accent: '#b5472f',
  },
  apricot: {
    wall: '#f5c6a2',
    glow: '#ffe9d7',
    table: '#eba878',
    tableEdge: '#f7c8a4',
    shade: '#6a2f10',
    accent: '#c4553a',
  },
  pistachio: {
    wall: '#d5dfb9',
    glow: '#f3f7e2',
    table: '#b9c98f',
    tableEdge: '#d9e3bb',
    shade: '#333f14',
    accent: '#6f8f3a',
  },
  blush: {
    wall: '#f0c9c0',
    glow: '#fdebe6',
    table: '#e2a89d',
    tableEdge: '#f3cdc5',
    shade: '#632a22',
    accent: '#c2526a',
  },
  cocoa: {
    wall: '#7d5846',
    glow: '#ab8068',
    table: '#5d3e2f',
    tableEdge: '#83604d',
    shade: '#1c0d06',
    accent: '#d99f3c',
  },
} satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;
