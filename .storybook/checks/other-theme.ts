import { axeFaults, OF_COLOUR } from './axe-rules';
import { passed, unseenLooks } from './looks';

/** Colours change at once instead of gliding: axe would measure them half-way. */
const AT_ONCE = '*, ::before, ::after { transition: none !important; }';

/** What axe finds in the theme the story is not shown in, by the rules that can judge otherwise there. */
export async function faultsInOtherTheme(): Promise<string[]> {
  const page = document.documentElement;
  const shown = page.dataset['theme'];
  const other = shown === 'dark' ? 'light' : 'dark';
  const unseen = unseenLooks(other);
  if (unseen.size === 0) return [];
  const still = document.createElement('style');
  still.textContent = AT_ONCE;
  document.head.append(still);
  page.dataset['theme'] = other;
  try {
    const faults = await axeFaults(OF_COLOUR, [...unseen.keys()]);
    if (faults.length === 0) passed(unseen);
    return faults.map((fault) => `${other} theme: ${fault}`);
  } finally {
    if (shown === undefined) delete page.dataset['theme'];
    else page.dataset['theme'] = shown;
    getComputedStyle(page).getPropertyValue('color'); // settles the colours before they may glide again
    still.remove();
  }
}
