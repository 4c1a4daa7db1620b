import type { OwnItemFactsFragment } from '../../graphql/generated/owner/menu.fragments';
import type { ItemBasics } from '../../ui/owner/item-basics/item-basics';

/** What all forms of an item begin with; a picture it never had is left out. */
export function toItemBasics(item: OwnItemFactsFragment): Omit<ItemBasics, 'pictureUrl'> & { pictureUrl?: string } {
  const { categoryId, name, nameEn, descriptionEn, pictureUrl, allergens, dietary, vatRate, preparationUnits } = item;
  const { published, freshlyBaked } = item;
  return {
    ...{ categoryId, name, nameEn, descriptionEn, allergens, dietary, preparationUnits },
    ...(pictureUrl !== null && { pictureUrl }),
    vatRate: vatRate === 100 || vatRate === 200 ? vatRate : 55,
    standing: { published, freshlyBaked },
  };
}
