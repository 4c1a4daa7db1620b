import { folded } from '../../../ui/base/field/folded';
import { dietaryMarkNames } from '../../../ui/food/dietary-marks/dietary-mark';
import type { ShopItem, ShopSection } from './shop-view';

export function searchSections(sections: readonly ShopSection[], text: string): readonly ShopSection[] {
  const wanted = plain(text).split(' ').filter(Boolean);
  if (wanted.length === 0) return sections;
  return sections
    .map((section) => ({ ...section, items: section.items.filter((item) => has(item, section.name, wanted)) }))
    .filter(({ items }) => items.length > 0);
}

function has(
  { name, description = '', dietaryMarks = [] }: ShopItem,
  category: string,
  wanted: readonly string[],
): boolean {
  const words = plain([name, description, category, ...dietaryMarks.map((mark) => dietaryMarkNames[mark]())].join(' '));
  return wanted.every((word) => words.includes(word));
}

/** Without punctuation as well: « Œufs à l’oseille » is found by « oeufs oseille ». */
function plain(text: string): string {
  return folded(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
