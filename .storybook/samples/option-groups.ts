import type { OwnOptionGroup } from '../../ui/owner/option-groups/option-group-values';

const option = (id: string, name: string, more: Partial<OwnOptionGroup['options'][number]> = {}) => ({
  ...{ id, name, nameEn: null, priceCents: 0, allergens: [], preparationUnits: 0, outOfStock: false },
  ...more,
});

export const sampleCooking: OwnOptionGroup = {
  ...{ id: 'g-1', name: 'Cuisson', nameEn: 'Cooking', shownWhen: null, itemIds: ['i-4'] },
  ...{ min: 1, max: 1, included: 0, perOptionMax: 1 },
  options: [option('o-11', 'Bleu'), option('o-12', 'Saignant'), option('o-13', 'À point')],
};

/** One piece of two is included; only with a rare steak; offered with nothing yet. */
export const sampleCheeses: OwnOptionGroup = {
  ...{ id: 'g-2', name: 'Fromages', nameEn: null, itemIds: [] },
  ...{ min: 0, max: 4, included: 1, perOptionMax: 2 },
  shownWhen: { groupId: 'g-1', optionIds: ['o-12'] },
  options: [
    option('o-21', 'Comté', { priceCents: 120, allergens: ['MILK'] }),
    option('o-22', 'Roquefort', { priceCents: 150, allergens: null, outOfStock: true }),
  ],
};
