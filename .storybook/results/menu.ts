import {
  AddComposedItemDocument,
  CustomisePageDocument,
  type CustomisePageQuery,
} from '../../graphql/generated/customer/customise';
import { AddToCartDocument, ShopPageDocument, type ShopPageQuery } from '../../graphql/generated/customer/shop';
import { samplePictures } from '../../ui/food/picture/sample-pictures';
import { answer, type Answers } from '../mocked-answers';
import { cartCount } from './cart';
import { levain, windowAt } from './shops';

type Item = ShopPageQuery['shop']['menu'][number]['items'][number];
type Ingredient = CustomisePageQuery['item']['composition']['meats'][number];

function item(facts: Pick<Item, 'id' | 'name' | 'priceCents'> & Partial<Item>): Item {
  return {
    __typename: 'Item',
    description: '',
    kind: 'SIMPLE',
    pictureUrl: null,
    freshlyBaked: false,
    allergens: ['GLUTEN'],
    remaining: null,
    soldOut: false,
    ...facts,
  };
}

const section = (id: string, name: string, items: Item[]) =>
  ({ __typename: 'MenuSection', category: { __typename: 'Category', id, name }, items }) as const;

/** A bakery at noon: something fresh, something nearly gone, something sold out, something without a picture. */
export const shopPage: ShopPageQuery = {
  shop: {
    ...levain,
    description: 'Pains au levain naturel, viennoiseries au beurre d’Isigny et sandwichs du jour.',
    preparationMinutes: 10,
    pickupWindows: [windowAt('12:00', 6), windowAt('12:15', 2)],
    menu: [
      section('viennoiseries', 'Viennoiseries', [
        item({
          id: 'croissant',
          name: 'Croissant au beurre',
          description: 'Pur beurre, feuilletage maison.',
          priceCents: 130,
          pictureUrl: samplePictures.croissant,
          freshlyBaked: true,
          allergens: ['GLUTEN', 'MILK', 'EGGS'],
        }),
        item({
          id: 'chocolat',
          name: 'Pain au chocolat',
          priceCents: 150,
          remaining: 2,
          allergens: ['GLUTEN', 'MILK'],
        }),
      ]),
      section('pains', 'Pains', [
        item({ id: 'tradition', name: 'Baguette tradition', priceCents: 130, pictureUrl: samplePictures.baguette }),
        item({ id: 'seigle', name: 'Tourte de seigle', priceCents: 620, soldOut: true }),
      ]),
      section('sandwichs', 'Sandwichs', [
        item({
          id: 'kebab',
          name: 'Sandwich du chef',
          description: 'À composer : viande, crudités, sauces.',
          kind: 'SANDWICH',
          priceCents: 850,
          pictureUrl: samplePictures.sandwich,
        }),
      ]),
      section('patisseries', 'Pâtisseries', [
        item({
          id: 'tarte',
          name: 'Tartelette aux framboises de Plougastel et crème d’amande',
          priceCents: 490,
          pictureUrl: samplePictures.tart,
        }),
      ]),
    ],
  },
  cart: {
    ...cartCount,
    lines: [{ __typename: 'CartLine', id: 'l-1', quantity: 3, item: { __typename: 'Item', id: 'croissant' } }],
  },
};

function ingredient(id: string, name: string, facts: Partial<Ingredient> = {}): Ingredient {
  return {
    __typename: 'Ingredient',
    id,
    name,
    type: 'MEAT',
    priceCents: 0,
    supplementPriceCents: 0,
    outOfStock: false,
    allergens: [],
    ...facts,
  };
}

/** A sandwich with every kind of choice. */
export const sandwichPage: CustomisePageQuery = {
  shop: { __typename: 'Shop', id: 'levain', kind: 'BOULANGERIE', name: 'Maison Levain' },
  item: {
    __typename: 'Item',
    id: 'kebab',
    kind: 'SANDWICH',
    name: 'Sandwich du chef',
    description: 'Pain au levain toasté, à composer selon votre faim.',
    pictureUrl: samplePictures.sandwich,
    priceCents: 850,
    allergens: ['GLUTEN'],
    dietary: [],
    soldOut: false,
    hasMeatSelection: true,
    meatLimit: 2,
    sauceLimit: 2,
    sot: true,
    isMenu: true,
    sizes: [],
    composition: {
      __typename: 'Composition',
      meats: [
        ingredient('poulet', 'Poulet mariné'),
        ingredient('agneau', 'Agneau'),
        ingredient('merguez', 'Merguez', { outOfStock: true }),
      ],
      sauces: [
        ingredient('algerienne', 'Algérienne', { type: 'SAUCE' }),
        ingredient('blanche', 'Blanche', { type: 'SAUCE', allergens: ['MILK'] }),
        ingredient('harissa', 'Harissa', { type: 'SAUCE' }),
      ],
      sot: [
        ingredient('salade', 'Salade', { type: 'SOT' }),
        ingredient('tomate', 'Tomate', { type: 'SOT', outOfStock: true }),
        ingredient('oignon', 'Oignon', { type: 'SOT' }),
      ],
      supplements: [
        ingredient('cheddar', 'Cheddar', { type: 'SIDE', supplementPriceCents: 100, allergens: ['MILK'] }),
        ingredient('oeuf', 'Œuf', { type: 'SIDE', supplementPriceCents: 80, allergens: ['EGGS'] }),
      ],
      toppings: [],
      fries: [ingredient('frites', 'Frites maison', { type: 'MENU_FRIES' })],
      drinks: [
        ingredient('limonade', 'Limonade 33 cl', { type: 'MENU_DRINK' }),
        ingredient('eau', 'Eau 50 cl', { type: 'MENU_DRINK' }),
      ],
    },
  },
};

/** A pizza: sizes carry the price, toppings add to it. */
export const pizzaPage: CustomisePageQuery = {
  ...sandwichPage,
  item: {
    ...sandwichPage.item,
    id: 'regina',
    kind: 'PIZZA',
    name: 'Pizza Regina',
    description: 'Sauce tomate, mozzarella, jambon, champignons de Paris.',
    pictureUrl: samplePictures.pizza,
    priceCents: 990,
    hasMeatSelection: false,
    isMenu: false,
    sot: false,
    sizes: [
      { __typename: 'PizzaSize', name: '26 cm', priceCents: 990 },
      { __typename: 'PizzaSize', name: '33 cm', priceCents: 1290 },
      { __typename: 'PizzaSize', name: '40 cm', priceCents: 1590 },
    ],
    composition: {
      ...sandwichPage.item.composition,
      meats: [],
      sot: [],
      fries: [],
      drinks: [],
      toppings: [
        ingredient('olives', 'Olives noires', { type: 'TOPPING', priceCents: 80 }),
        ingredient('chevre', 'Chèvre', { type: 'TOPPING', priceCents: 150, allergens: ['MILK'] }),
        ingredient('roquette', 'Roquette', { type: 'TOPPING', priceCents: 100, outOfStock: true }),
      ],
    },
  },
};

export const menu: Answers = {
  ...answer(ShopPageDocument, shopPage),
  ...answer(CustomisePageDocument, sandwichPage),
  ...answer(AddToCartDocument, { addToCart: shopPage.cart }),
  ...answer(AddComposedItemDocument, { addToCart: cartCount }),
};
