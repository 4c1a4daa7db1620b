import { faultsOfColour } from './axe-rules';
import { passed, unseenLooks } from './looks';

async function faultsIn(theme: string): Promise<string[]> {
  const unseen = unseenLooks();
  if (unseen.size === 0) return [];
  const { faults, covered } = await faultsOfColour([...unseen.keys()]);
  for (const element of covered) unseen.delete(element);
  if (faults.length === 0) passed(unseen);
  return faults.map((fault) => `${theme} theme: ${fault}`);
}

async function faultsInOther(theme: string, shown: string | undefined): Promise<string[]> {
  const page = document.documentElement;
  page.dataset['theme'] = theme;
  try {
    return await faultsIn(theme);
  } finally {
    if (shown === undefined) delete page.dataset['theme'];
    else page.dataset['theme'] = shown;
  }
}

/** What axe finds in the colours of the theme the story is shown in, then in those of the other. */
export async function faultsInBothThemes(): Promise<string[]> {
  const shown = document.documentElement.dataset['theme'];
  const [theme, other] = shown === 'dark' ? ['dark', 'light'] : ['light', 'dark'];
  return [...(await faultsIn(theme)), ...(await faultsInOther(other, shown))];
}
