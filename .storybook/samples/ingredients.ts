import { samplePictures } from './pictures';
import type { ListedIngredient } from '../../ui/owner/ingredient-list/ingredient-list';

function sampleIngredient(id: string, name: string, more: Partial<ListedIngredient> = {}): ListedIngredient {
  return { id, name, priceCents: 150, supplementPriceCents: 0, pictureUrl: null, outOfStock: false, ...more };
}

export const sampleMeats = [
  sampleIngredient('m-1', 'Poulet mariné', { pictureUrl: samplePictures.burger }),
  sampleIngredient('m-2', 'Kebab', { priceCents: 0, pictureUrl: samplePictures.sandwich }),
  sampleIngredient('m-3', 'Merguez', { outOfStock: true, pictureUrl: samplePictures.baguette }),
  sampleIngredient('m-4', 'Jambon cru affiné vingt-quatre mois des montagnes d’Auvergne', {
    priceCents: 250,
    supplementPriceCents: 120,
  }),
];
