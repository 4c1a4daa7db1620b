import { create } from 'storybook/theming/create';

/** Roles of ui/theme/theme.css as Storybook can mix them; tests/contract/workbench.test.ts keeps them the same. */
export const PALETTE = {
  light: {
    canvas: '#faf6ee',
    surface: '#fffdfa',
    ink: '#2d1d14',
    'ink-muted': '#635146',
    line: '#e4ddd1',
    accent: '#f6b933',
    'accent-ink': '#844b07',
    'accent-soft': '#feefcb',
  },
  dark: {
    canvas: '#17110d',
    surface: '#211a15',
    ink: '#f2eee6',
    'ink-muted': '#b8b0a3',
    line: '#39312b',
    accent: '#f8bd40',
    'accent-ink': '#f6c662',
    'accent-soft': '#3e2d15',
  },
} as const;

export type Theme = keyof typeof PALETTE;

const MARK =
  '<svg viewBox="0 0 42 38" width="30" height="27" aria-hidden="true" style="flex:none"><g transform="rotate(-9 21 19)"><path fill="#f0bb3a" fill-rule="evenodd" d="M3 21.4a4 4 0 0 1 0-4.8L12 6.3a5 5 0 0 1 3.8-1.8H35a5 5 0 0 1 5 5v19a5 5 0 0 1-5 5H15.8A5 5 0 0 1 12 31.7ZM11 16.6a2.4 2.4 0 1 0 0 4.8a2.4 2.4 0 0 0 0-4.8Z"/><path stroke="#2f1d12" stroke-width="4" stroke-linecap="round" d="M20 14.6h12M20 23.4h12"/></g></svg>';

const FONT = '"Figtree Variable", system-ui, sans-serif';

function look(theme: Theme) {
  const colour = PALETTE[theme];
  return create(
    {
      base: theme,
      // Storybook sets a title as it stands where there is no picture: the mark as a drawing, the name in our letters.
      brandTitle: `<span style="display:inline-flex;align-items:center;gap:9px;font:800 22px/1 'Bricolage Grotesque Variable',${FONT.replaceAll('"', "'")};letter-spacing:-.02em;color:${colour.ink}">${MARK}<span>MêmePrix</span></span>`,
      brandUrl: './?path=/docs/foundations-welcome--docs',
      brandTarget: '_self',
      colorPrimary: colour.accent,
      colorSecondary: colour['accent-ink'],
      appBg: colour.canvas,
      appContentBg: colour.surface,
      appHoverBg: colour['accent-soft'],
      appPreviewBg: colour.canvas,
      appBorderColor: colour.line,
      appBorderRadius: 12,
      fontBase: FONT,
      fontCode: 'ui-monospace, "DejaVu Sans Mono", "Liberation Mono", monospace',
      textColor: colour.ink,
      textInverseColor: colour.surface,
      textMutedColor: colour['ink-muted'],
      barTextColor: colour['ink-muted'],
      barHoverColor: colour['accent-ink'],
      barSelectedColor: colour['accent-ink'],
      barBg: colour.surface,
    },
    { brandImage: null },
  );
}

export const LOOK: Readonly<Record<Theme, ReturnType<typeof look>>> = { light: look('light'), dark: look('dark') };
