/** Surroundings a story is pictured in, by name: a viewport of preview.tsx and values of the toolbar. */
export type Modes = Record<string, { viewport: 'phone' | 'tablet' | 'desktop'; theme: 'light' | 'dark' }>;

/** A component: where most people meet it. */
export const COMPONENT_MODES: Modes = {
  'phone light': { viewport: 'phone', theme: 'light' },
  'phone dark': { viewport: 'phone', theme: 'dark' },
};

/** A page: also where its layout turns. */
export const PAGE_MODES: Modes = {
  ...COMPONENT_MODES,
  'tablet light': { viewport: 'tablet', theme: 'light' },
  'tablet dark': { viewport: 'tablet', theme: 'dark' },
  'desktop light': { viewport: 'desktop', theme: 'light' },
  'desktop dark': { viewport: 'desktop', theme: 'dark' },
};
