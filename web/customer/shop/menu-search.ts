import { folded } from '../../../ui/base/field/folded';
import { dietaryMarkNames } from '../../../ui/food/dietary-marks/dietary-mark';
import type { ShopItem, ShopSection } from './shop-view';

/** What is on a menu under one name and asked for by another; as `plain` leaves it. */
const SAME_QUERY = [
  'chocolatine|pain au chocolat|couque au chocolat',
  'cafe|expresso|espresso',
  'coca|cola|soda',
  'kebab|doner',
  'burger|hamburger',
].map((names) => names.split('|'));

/** What has all words as they are typed; where nothing has, what has words almost like them. */
export function searchSections(sections: readonly ShopSection[], text: string): readonly ShopSection[] {
  const wanted = plain(text).split(' ').filter(Boolean);
  if (wanted.length === 0) return sections;
  const found = keep(sections, (words) => wanted.every((word) => words.includes(word)));
  if (found.length > 0) return found;
  return keep(sections, (words) => {
    const each = words.split(' ');
    return wanted.every((word) => each.some((one) => isNear(one, word)));
  });
}

function keep(sections: readonly ShopSection[], has: (words: string) => boolean): readonly ShopSection[] {
  return sections
    .map((section) => ({ ...section, items: section.items.filter((item) => has(wordsOf(item, section.name))) }))
    .filter(({ items }) => items.length > 0);
}

function wordsOf({ name, description = '', dietaryMarks = [] }: ShopItem, category: string): string {
  const marks = dietaryMarks.map((mark) => dietaryMarkNames[mark]());
  const words = ` ${plain([name, description, category, ...marks].join(' '))} `;
  const known = SAME_QUERY.filter((names) => names.some((one) => words.includes(` ${one} `)));
  return words + known.flat().join(' ');
}

/** Whether a word begins like another but for a slip of the keys: one in four letters, two from eight on. */
function isNear(word: string, typed: string): boolean {
  const most = Math.min(2, Math.floor(typed.length / 4));
  // Levenshtein’s rows: how many slips turn what is typed so far into each beginning of the word.
  let row = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...typed].entries()) {
    const next = [at + 1];
    for (let to = 1; to <= word.length; to++) {
      const same = (row[to - 1] ?? 0) + (word[to - 1] === letter ? 0 : 1);
      next.push(Math.min(same, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1));
    }
    row = next;
  }
  return Math.min(...row) <= most;
}

/** Without punctuation as well: « Œufs à l’oseille » is found by « oeufs oseille ». */
function plain(text: string): string {
  return folded(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
