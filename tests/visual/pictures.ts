import type { Modes } from '../../.storybook/modes';

/** One picture of a story: in which window, in which theme, kept under which name. */
export interface Picture {
  viewport: string;
  theme: string;
  /** ui/food/shop-card/shop-card/open.phone-light.png */
  path: string;
}

export interface PicturedStory {
  id: string;
  /** ui/food/shop-card/shop-card */
  file: string;
  name: string;
  page: boolean;
  pictures: Picture[];
}

/** What the workbench tells of a story without showing it. */
export interface ToldStory {
  id: string;
  name: string;
  tags: string[];
  fileName: string;
  modes: Modes;
  viewport: string | undefined;
  theme: string | undefined;
}

/** Components whose dark look is judged as closely as that of pages: what customers and owners see most. */
const FLAGSHIPS =
  /^ui\/(base\/(button|field|price|dialog)|food\/(shop-card|menu-item-card|pickup-picker|cart-line|order-board|order-timeline)|site\/header)\//;

/**
 * What of its modes is worth a file in the repository: a page’s first situation on a phone in both themes and on a
 * desktop, its others on a phone. Chromatic pictures all of them.
 */
function isKept(
  { viewport, theme }: Picture,
  story: { page: boolean; file: string; first: boolean },
  fixed: Pick<ToldStory, 'viewport' | 'theme'>,
): boolean {
  const fullRound = story.page ? story.first && viewport === 'phone' : FLAGSHIPS.test(story.file);
  if (theme === 'dark' && fixed.theme === undefined) return fullRound;
  return viewport === 'phone' || fixed.viewport !== undefined || (viewport === 'desktop' && story.first);
}

/** The pictures of each story, in their order: its modes, but for what it fixes by itself, without doubles. */
export function picturesOf(told: readonly ToldStory[]): PicturedStory[] {
  const firsts = new Set(new Map(told.toReversed().map(({ fileName, id }) => [fileName, id])).values());
  return told.map((story) => pictured(story, firsts.has(story.id)));
}

function pictured({ id, name, tags, fileName, modes, ...fixed }: ToldStory, first: boolean): PicturedStory {
  const file = fileName.replace(/^\.\//, '').replace(/\.stories\.tsx$/, '');
  const page = tags.includes('page');
  const [, story = id] = id.split('--');
  const all = Object.values(modes).map((mode): Picture => {
    const viewport = fixed.viewport ?? mode.viewport;
    const theme = fixed.theme ?? mode.theme;
    return { viewport, theme, path: `${file}/${story}.${viewport}-${theme}.png` };
  });
  const different = [...new Map(all.map((picture) => [picture.path, picture])).values()];
  const pictures = different.filter((picture) => isKept(picture, { page, file, first }, fixed));
  return { id, file, name, page, pictures };
}
