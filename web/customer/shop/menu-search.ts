import { matchOf, searchable, WITHIN, wordsOf } from '../../../graphql/rules/matching';
import { dietaryMarkNames } from '../../../ui/food/dietary-marks/dietary-mark';
import type { ShopItem, ShopSection } from './shop-view';

/** What has all words as they are typed; where nothing has, what has words almost like them. */
export function searchSections(sections: readonly ShopSection[], text: string): readonly ShopSection[] {
  const typed = wordsOf(text);
  if (typed.length === 0) return sections;
  const found = (least: number) =>
    sections
      .map((section) => ({
        ...section,
        items: section.items.filter((item) => matchOf(shown(item, section.name), typed) >= least),
      }))
      .filter(({ items }) => items.length > 0);
  const exact = found(WITHIN);
  return exact.length > 0 ? exact : found(1);
}

function shown({ name, description = '', dietaryMarks = [] }: ShopItem, category: string): string {
  return searchable([name, description, category, ...dietaryMarks.map((mark) => dietaryMarkNames[mark]())]);
}
