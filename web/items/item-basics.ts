import type { OwnItemFactsFragment } from '../../graphql/generated/owner/menu.fragments';
import type { ItemBasics } from '../../ui/owner/item-basics/item-basics';

/** What all forms of an item begin with; a picture it never had is left out. */
export function toItemBasics(item: OwnItemFactsFragment): Omit<ItemBasics, 'imageUrl'> & { imageUrl?: string } {
  const { categoryId, name, pictureUrl, allergens, dietary, vatRate, preparationUnits, published, freshlyBaked } = item;
  return {
    categoryId,
    name,
    ...(pictureUrl !== null && { imageUrl: pictureUrl }),
    allergens,
    dietary,
    vatRate: vatRate === 100 || vatRate === 200 ? vatRate : 55,
    preparationUnits,
    standing: { published, freshlyBaked },
  };
}
