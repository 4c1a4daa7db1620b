import type { MenuCategory, OwnMealDeal } from '../../ui/owner/meal-deals/meal-deal-values';

const item = (id: string, name: string, priceCents: number) => ({ id, name, priceCents });

export const sampleMenu: MenuCategory[] = [
  {
    ...{ id: 'c-1', name: 'Sandwichs' },
    items: [item('s-1', 'Jambon-beurre', 480), item('s-2', 'Poulet crudités', 560), item('s-3', 'Saumon', 690)],
  },
  { id: 'c-2', name: 'Desserts', items: [item('d-1', 'Cookie', 220), item('d-2', 'Tarte au citron', 380)] },
  { id: 'c-3', name: 'Boissons', items: [item('b-1', 'Eau', 150), item('b-2', 'Jus d’orange', 320)] },
];

const part = (name: string, itemIds: readonly string[], surcharges: Record<string, number> = {}) => ({
  ...{ name, nameEn: null },
  options: itemIds.map((itemId) => ({ itemId, surchargeCents: surcharges[itemId] ?? 0 })),
});

/** 7,50 € until 14:30: customers save 1,00 € to 5,10 €. */
export const sampleLunchDeal: OwnMealDeal = {
  ...{ id: 'm-1', name: 'Formule Midi', nameEn: 'Lunch deal', priceCents: 750 },
  parts: [
    part('Sandwich', ['s-1', 's-2', 's-3'], { 's-3': 150 }),
    part('Dessert', ['d-1', 'd-2']),
    part('Boisson', ['b-1', 'b-2']),
  ],
  served: { days: [], from: null, until: '14:30' },
  servedText: 'jusqu’à 14:30',
};

/** Customers save up to 2,00 €, and nothing on a cookie with water. */
export const sampleSnackDeal: OwnMealDeal = {
  ...{ id: 'm-2', name: 'Goûter', nameEn: null, priceCents: 500, served: null, servedText: null },
  parts: [part('Dessert', ['d-1', 'd-2']), part('Boisson', ['b-1', 'b-2'])],
};
