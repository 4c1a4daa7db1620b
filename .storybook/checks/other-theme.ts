import axe from 'axe-core';
import { ACCESSIBILITY } from '../accessibility';

/** Colours change at once instead of gliding: axe would measure them half-way. */
const AT_ONCE = '*, ::before, ::after { transition: none !important; }';

/** What axe finds in the theme the story is not shown in; the accessibility addon itself looks at the one it is. */
export async function faultsInOtherTheme(): Promise<string[]> {
  const page = document.documentElement;
  const shown = page.dataset['theme'];
  const other = shown === 'dark' ? 'light' : 'dark';
  const still = document.createElement('style');
  still.textContent = AT_ONCE;
  document.head.append(still);
  page.dataset['theme'] = other;
  try {
    axe.reset();
    const { violations } = await axe.run({ include: document.body, exclude: ['.sb-wrapper'] }, ACCESSIBILITY.options);
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(
        ({ target, failureSummary = '' }) =>
          `axe, ${other} theme, ${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary.replaceAll('\n', '\n  ')}`,
      ),
    );
  } finally {
    if (shown === undefined) delete page.dataset['theme'];
    else page.dataset['theme'] = shown;
    getComputedStyle(page).getPropertyValue('color'); // settles the colours before they may glide again
    still.remove();
  }
}
