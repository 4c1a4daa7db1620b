import type { A11yParameters } from '@storybook/addon-a11y';

/** What axe looks for in every story: WCAG 2.2 AA and good practice. */
export const ACCESSIBILITY = {
  options: {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: {
      'target-size': { enabled: true }, // off in axe unless asked for
      region: { enabled: false }, // a component stands outside of any landmark here, never in a page
    },
    // Every element that passed is not worth describing: most of the time of a check went there.
    resultTypes: ['violations', 'incomplete'],
    // Style sheets are read once more for a rule alone that is not asked for (css-orientation-lock).
    preload: { assets: ['media'] },
  },
} satisfies A11yParameters;
