import type { MenuPageQuery } from '../../graphql/generated/owner/menu';
import type {
  OwnIngredientFactsFragment,
  OwnItemFactsFragment,
  OwnRecipeFactsFragment,
} from '../../graphql/generated/owner/menu.fragments';
import { samplePictures } from '../samples/pictures';

function item(facts: Pick<OwnItemFactsFragment, 'id' | 'name'> & Partial<OwnItemFactsFragment>): OwnItemFactsFragment {
  return {
    __typename: 'OwnItem',
    categoryId: 'c-1',
    kind: 'SIMPLE',
    nameEn: null,
    description: '',
    descriptionEn: null,
    priceCents: 140,
    stock: null,
    soldOut: false,
    freshlyBaked: false,
    published: true,
    pictureUrl: samplePictures.croissant,
    allergens: ['GLUTEN', 'MILK'],
    dietary: ['VEGETARIAN'],
    vatRate: 55,
    preparationUnits: 0,
    optionGroupIds: [],
    orderRules: null,
    ...facts,
  };
}

const recipe = {
  hasMeatSelection: false,
  meatLimit: 0,
  sauceLimit: 0,
  sot: false,
  isMenu: false,
  useAllMeats: true,
  allowedMeatIds: [],
  sizes: [],
};
export const sampleOwnSandwich: OwnRecipeFactsFragment = {
  ...item({
    id: 'i-4',
    name: 'Jambon-beurre',
    nameEn: 'Ham and butter',
    categoryId: 'c-2',
    kind: 'SANDWICH',
    priceCents: 480,
    vatRate: 100,
  }),
  ...recipe,
  hasMeatSelection: true,
  meatLimit: 2,
  sauceLimit: 1,
  sot: true,
  useAllMeats: false,
  allowedMeatIds: ['m-1'],
};
export const sampleOwnPizza: OwnRecipeFactsFragment = {
  ...item({ id: 'i-5', name: 'Reine', categoryId: 'c-2', kind: 'PIZZA', priceCents: 990, vatRate: 100 }),
  ...recipe,
  sizes: [
    { __typename: 'PizzaSize', name: 'Junior 26 cm', priceCents: 990 },
    { __typename: 'PizzaSize', name: 'Senior 33 cm', priceCents: 1290 },
  ],
};

const category = (id: string, name: string, items: OwnItemFactsFragment[]) => ({
  __typename: 'OwnCategory' as const,
  ...{ id, name, nameEn: null, served: null, servedText: null, items },
});

const proposal = (name: string) => ({ __typename: 'Proposal' as const, name, pictureUrl: null });

export const sampleOwnMenu: MenuPageQuery = {
  ownMenu: {
    __typename: 'OwnMenu',
    id: 'levain',
    today: '2026-06-12',
    categories: [
      category('c-1', 'Viennoiseries', [
        item({ id: 'i-1', name: 'Croissant au beurre', stock: 24, freshlyBaked: true }),
        item({ id: 'i-2', name: 'Pain aux raisins', priceCents: 210, soldOut: true }),
        item({ id: 'i-3', name: 'Brioche feuilletée', priceCents: null, published: false }),
      ]),
      category('c-2', 'Sandwichs', [
        item({
          id: 'i-4',
          categoryId: 'c-2',
          kind: 'SANDWICH',
          name: 'Jambon-beurre',
          priceCents: 480,
          pictureUrl: samplePictures.sandwich,
          vatRate: 100,
          preparationUnits: 1,
        }),
      ]),
      category('c-3', 'Boissons', []),
    ],
    catalogue: [
      {
        __typename: 'ProposedCategory',
        category: 'Viennoiseries',
        proposals: ['Brioche feuilletée', 'Pain au chocolat', 'Chausson aux pommes'].map(proposal),
      },
    ],
  },
};

function ingredient(
  facts: Pick<OwnIngredientFactsFragment, 'id' | 'type' | 'name'> & Partial<OwnIngredientFactsFragment>,
): OwnIngredientFactsFragment {
  return {
    __typename: 'OwnIngredient',
    nameEn: null,
    priceCents: 150,
    supplementPriceCents: 0,
    pictureUrl: samplePictures.sandwich,
    outOfStock: false,
    allergens: [],
    ...facts,
  };
}

export const sampleOwnIngredients: { ownIngredients: OwnIngredientFactsFragment[] } = {
  ownIngredients: [
    ingredient({ id: 'm-1', type: 'MEAT', name: 'Poulet rôti' }),
    ingredient({ id: 'm-2', type: 'MEAT', name: 'Jambon de Paris', outOfStock: true }),
    ingredient({ id: 's-1', type: 'SAUCE', name: 'Mayonnaise', priceCents: 0 }),
    ingredient({ id: 't-1', type: 'TOPPING', name: 'Olives noires', priceCents: 80 }),
    ingredient({ id: 'o-1', type: 'SOT', name: 'salad', priceCents: 0 }),
    ingredient({ id: 'f-1', type: 'MENU_FRIES', name: 'Frites maison', priceCents: 0, supplementPriceCents: 50 }),
  ],
};
