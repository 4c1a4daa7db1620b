/**
 * Purpose of a colour in theme.css and the backgrounds it may be used on; shown on the page « Colour » and checked by
 * theme.test.ts.
 */
export interface ColourRole {
  /** Name as in `--color-ink-muted` and `text-ink-muted`. */
  name: string;
  use: string;
  /**
   * Backgrounds it is used on, and the required contrast: 7 for text read from afar, 4.5 for text, 3 for borders, focus
   * rings and icons.
   */
  on?: { least: 7 | 4.5 | 3; grounds: readonly string[] };
}

export interface ColourGroup {
  title: string;
  text: string;
  roles: readonly ColourRole[];
}

const PAGE = ['canvas', 'surface', 'raised', 'sunken'] as const;
const SOFT = ['accent-soft', 'positive-soft', 'caution-soft', 'danger-soft'] as const;

const words = (...grounds: string[]) => ({ least: 4.5, grounds }) as const;
const signs = (...grounds: string[]) => ({ least: 3, grounds }) as const;

export const colourGroups: readonly ColourGroup[] = [
  {
    title: 'Grounds',
    text: 'Flour and paper. The further a thing lies from the page, the lighter its ground.',
    roles: [
      { name: 'canvas', use: 'The page itself.' },
      { name: 'surface', use: 'What lies on the page: cards, fields, tables.' },
      { name: 'raised', use: 'What floats above it: dialogs, menus, the bar on top.' },
      { name: 'sunken', use: 'What is let in: wells, tracks, disabled fields, table heads.' },
      { name: 'scrim', use: 'Behind a dialog, over everything else. See-through.' },
    ],
  },
  {
    title: 'Ink',
    text: 'Cocoa. Two strengths of text, two of line; there is no third grey.',
    roles: [
      { name: 'ink', use: 'Every text that matters.', on: words(...PAGE, ...SOFT, 'cloth', 'plate') },
      {
        name: 'ink-muted',
        use: 'Second texts: hints, distances, dates. Never on butter.',
        on: words(...PAGE, ...SOFT, 'cloth', 'plate'),
      },
      { name: 'line', use: 'Hairlines between things that are told apart anyway.' },
      { name: 'line-strong', use: 'The border of whatever can be pressed or filled in.', on: signs(...PAGE, ...SOFT) },
    ],
  },
  {
    title: 'Butter',
    text: 'One accent. If two things on a screen are butter, one of them is wrong: it marks the thing to press, what is chosen, and prices.',
    roles: [
      { name: 'accent', use: 'The one thing to press; the price tag; a ticked box.' },
      { name: 'accent-hover', use: 'The same under the pointer.' },
      { name: 'on-accent', use: 'Words and signs on butter.', on: words('accent', 'accent-hover') },
      { name: 'accent-soft', use: 'What is chosen or under the pointer; a quiet label.' },
      { name: 'accent-ink', use: 'Links, and butter where it has to be read.', on: words(...PAGE, ...SOFT, 'cloth') },
    ],
  },
  {
    title: 'Meanings',
    text: 'Never the colour alone: a sign or a word says the same. The soft one is the ground, the plain one the text on it.',
    roles: [
      { name: 'positive', use: 'Done, ready, open, paid.', on: words(...PAGE, 'positive-soft') },
      { name: 'positive-soft', use: 'Ground of good news.' },
      { name: 'caution', use: 'Think of it: late soon, nearly gone, full.', on: words(...PAGE, 'caution-soft') },
      { name: 'caution-soft', use: 'Ground of a warning.' },
      { name: 'danger', use: 'Wrong, late, lost, or hard to take back.', on: words(...PAGE, 'danger-soft') },
      { name: 'danger-soft', use: 'Ground of an error.' },
      {
        name: 'on-danger',
        use: 'Words on a button that hurts; notes of customers at the counter.',
        on: { least: 7, grounds: ['danger'] },
      },
      {
        name: 'focus',
        use: 'The focus ring and nothing else: the only blue in the house, so that it is found.',
        on: signs(...PAGE, ...SOFT, 'cloth'),
      },
    ],
  },
  {
    title: 'The table',
    text: 'Decoration under and around pictures. Nothing that must be read stands on the checks.',
    roles: [
      { name: 'cloth', use: 'The gingham tablecloth.' },
      { name: 'cloth-check', use: 'Its checks. See-through.' },
      { name: 'plate', use: 'Crockery.' },
      { name: 'plate-rim', use: 'Its rim.' },
    ],
  },
  {
    title: 'Paper',
    text: 'What is printed is black on white whatever the theme.',
    roles: [
      { name: 'paper', use: 'Receipts, kitchen tickets.' },
      { name: 'paper-ink', use: 'What is printed on them.', on: words('paper') },
    ],
  },
];

export const colourRoles = colourGroups.flatMap(({ roles }) => roles);
