import { allergens, type Allergen } from '../../../graphql/rules/allergens';
import * as t from './allergen-picker.texts';

/** What a shop says of one item: these of the 14, none of them (empty), or nothing at all (null). */
export type DeclaredAllergens = Allergen[] | null;

/**
 * One allergen more or less, in the order of the law. Taking the last one back leaves nothing said:
 * « none of the 14 » is a promise to somebody who may fall ill, and is only made on purpose.
 */
export function toggleAllergen(declared: DeclaredAllergens, allergen: Allergen): DeclaredAllergens {
  const before = declared ?? [];
  const next = allergens.filter((one) => before.includes(one) !== (one === allergen));
  return next.length > 0 ? next : null;
}

export function declaredText(declared: DeclaredAllergens): string {
  if (declared === null) return t.nothingSaid();
  return declared.length === 0 ? t.noneClaimed() : t.declaredCount(declared.length);
}
