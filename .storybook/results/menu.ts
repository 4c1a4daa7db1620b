import {
  AddComposedItemDocument,
  CustomisePageDocument,
  type CustomisePageQuery,
} from '../../graphql/generated/customer/customise';
import {
  AddToCartDocument,
  ShopNowDocument,
  ShopPageDocument,
  type ShopNowQuery,
  type ShopPageQuery,
} from '../../graphql/generated/customer/shop';
import { ShopReviewsDocument, type ShopReviewsQuery } from '../../graphql/generated/customer/shop-reviews';
import { samplePictures } from '../samples/pictures';
import { answer, type Answers } from '../mocked-answers';
import { cartCount } from './cart';
import { camille } from './people';
import { levain } from './shops';

type Item = ShopPageQuery['shop']['menu'][number]['items'][number];
type Group = CustomisePageQuery['item']['optionGroups'][number];
type Option = Group['options'][number];

function item(facts: Pick<Item, 'id' | 'name' | 'priceCents'> & Partial<Item>): Item {
  return {
    __typename: 'Item',
    nameLang: null,
    description: '',
    descriptionLang: null,
    availability: null,
    hasOptions: false,
    pictureUrl: null,
    freshlyBaked: false,
    allergens: ['GLUTEN'],
    dietary: [],
    ...facts,
  };
}

const section = (id: string, name: string, items: Item[]) =>
  ({
    __typename: 'MenuSection',
    category: {
      __typename: 'Category',
      id,
      name,
      nameLang: null,
      servedText: id === 'sandwichs' ? 'de 11:00 à 15:00' : null,
    },
    items,
  }) as const;

/** A bakery at noon: something fresh, something nearly gone, something sold out, something without a picture. */
export const shopPage: ShopPageQuery = {
  shop: {
    ...levain,
    slug: 'au-levain-du-marais-paris',
    description: 'Pains au levain naturel, viennoiseries au beurre d’Isigny et sandwichs du jour.',
    descriptionLang: null,
    phone: '01 42 72 18 40',
    daysAhead: 0,
    mealDeals: [],
    menu: [
      section('viennoiseries', 'Viennoiseries', [
        item({
          id: 'croissant',
          name: 'Croissant au beurre',
          description: 'Pur beurre, feuilletage maison.',
          priceCents: 130,
          pictureUrl: samplePictures.croissant,
          freshlyBaked: true,
          dietary: ['VEGETARIAN'],
          allergens: ['GLUTEN', 'MILK', 'EGGS'],
        }),
        item({
          id: 'chocolat',
          name: 'Pain au chocolat',
          priceCents: 150,
          allergens: ['GLUTEN', 'MILK'],
        }),
      ]),
      section('pains', 'Pains', [
        item({ id: 'tradition', name: 'Baguette tradition', priceCents: 130, pictureUrl: samplePictures.baguette }),
        item({ id: 'seigle', name: 'Tourte de seigle', priceCents: 620 }),
      ]),
      section('sandwichs', 'Sandwichs', [
        item({
          id: 'kebab',
          name: 'Sandwich du chef',
          description: 'À composer : viande, crudités, sauces.',
          hasOptions: true,
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
          allergens: null,
        }),
      ]),
    ],
  },
};

/** The same bakery, and three croissants in the cart. */
export const shopNow: ShopNowQuery = {
  viewer: camille,
  shop: {
    ...levain,
    preparationMinutes: 10,
    slowConfirmation: false,
    limitedItems: [
      { __typename: 'LimitedItem', id: 'chocolat', remaining: 2, soldOut: false },
      { __typename: 'LimitedItem', id: 'seigle', remaining: null, soldOut: true },
    ],
    openingWeek: ['2026-06-12', '2026-06-13', '2026-06-14', '2026-06-15', '2026-06-16', '2026-06-17', '2026-06-18'].map(
      (date, ahead) => ({
        __typename: 'OpeningDay',
        date,
        weekday: ((4 + ahead) % 7) + 1,
        spans: ahead === 3 ? [] : ahead === 2 ? ['8h – 13h'] : ['7h – 13h30', '15h30 – 20h'],
        exceptional: false,
        reason: null,
      }),
    ),
  },
  cart: {
    ...cartCount,
    lines: [{ __typename: 'CartLine', id: 'l-1', quantity: 3, item: { __typename: 'Item', id: 'croissant' } }],
  },
};

export function option(id: string, name: string, facts: Partial<Option> = {}): Option {
  return {
    __typename: 'Option',
    id,
    name,
    nameLang: null,
    section: null,
    priceCents: 0,
    soldOut: false,
    allergens: [],
    allergensDeclared: true,
    ...facts,
  };
}

/** A group without limits, unless they are given. */
export function optionGroup(id: string, options: Option[], limits: Partial<Group> = {}): Group {
  return {
    __typename: 'OptionGroup',
    id,
    name: null,
    nameLang: null,
    min: 0,
    max: null,
    included: 0,
    perOptionMax: 1,
    shownWhen: null,
    options,
    ...limits,
  };
}

const sauces = optionGroup(
  'SAUCES',
  [
    option('algerienne', 'Algérienne'),
    option('blanche', 'Blanche', { allergens: ['MILK'] }),
    option('harissa', 'Harissa'),
  ],
  { max: 2 },
);

/** A sandwich with every kind of choice. */
export const sandwichPage: CustomisePageQuery = {
  shop: {
    __typename: 'Shop',
    id: 'levain',
    kind: 'BOULANGERIE',
    name: 'Maison Levain',
    slug: 'maison-levain-paris',
    daysAhead: 0,
  },
  item: {
    __typename: 'Item',
    id: 'kebab',
    kind: 'SANDWICH',
    name: 'Sandwich du chef',
    nameLang: null,
    descriptionLang: null,
    description: 'Pain au levain toasté, à composer selon votre faim.',
    pictureUrl: samplePictures.sandwich,
    priceCents: 850,
    allergens: ['GLUTEN'],
    dietary: [],
    soldOut: false,
    shopId: 'levain',
    lastChoices: null,
    optionGroups: [
      optionGroup(
        'MEATS',
        [
          option('poulet', 'Poulet mariné'),
          option('agneau', 'Agneau'),
          option('merguez', 'Merguez', { soldOut: true }),
        ],
        { max: 2 },
      ),
      sauces,
      optionGroup('SOT', [
        option('salade', 'salad'),
        option('tomate', 'tomato', { soldOut: true }),
        option('oignon', 'onion'),
      ]),
      optionGroup('FRIES', [option('frites', 'Frites maison')], { max: 1 }),
      optionGroup('DRINK', [option('limonade', 'Limonade 33 cl'), option('eau', 'Eau 50 cl')], { max: 1 }),
      optionGroup('SUPPLEMENTS', [
        option('cheddar', 'Cheddar', { section: 'Accompagnements', priceCents: 100, allergens: ['MILK'] }),
        option('oeuf', 'Œuf', { section: 'Accompagnements', priceCents: 80, allergens: ['EGGS'] }),
      ]),
    ],
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
    optionGroups: [
      optionGroup(
        'SIZE',
        [
          option('26 cm', '26 cm'),
          option('33 cm', '33 cm', { priceCents: 300 }),
          option('40 cm', '40 cm', { priceCents: 600 }),
        ],
        { min: 1, max: 1 },
      ),
      optionGroup('TOPPINGS', [
        option('olives', 'Olives noires', { priceCents: 80 }),
        option('chevre', 'Chèvre', { priceCents: 150, allergens: ['MILK'] }),
        option('roquette', 'Roquette', { priceCents: 100, soldOut: true }),
      ]),
      sauces,
    ],
  },
};

const said = (id: string, author: string, stars: number, text: string, day: string) =>
  ({ __typename: 'ShopReview', id, author, stars, text, createdAt: `${day}T10:00:00Z` }) as const;

/** What is said of the bakery: mostly good, once nothing but stars, with more behind. */
const shopReviews: ShopReviewsQuery = {
  shop: {
    __typename: 'Shop',
    id: 'levain',
    zone: 'Europe/Paris',
    starCounts: [180, 38, 9, 3, 1].map((count, index) => ({ __typename: 'StarCount', stars: 5 - index, count })),
    reviews: {
      __typename: 'ShopReviewPage',
      reviews: [
        said('r-1', 'Camille D.', 5, 'Croissants encore tièdes, prêts à l’heure dite. Rien à redire.', '2026-06-11'),
        said('r-2', 'Idris B.', 4, 'Très bon pain de seigle, au même prix qu’au comptoir.', '2026-06-09'),
        said('r-3', 'Léa N.', 3, '', '2026-06-02'),
      ],
      next: 'r-3',
    },
  },
};

/** Page after page, two of them. */
const reviewsAnswer = answer(ShopReviewsDocument, ({ after }) =>
  after === undefined || after === null
    ? shopReviews
    : {
        shop: {
          ...shopReviews.shop,
          reviews: {
            __typename: 'ShopReviewPage',
            reviews: [said('r-4', 'Noé L.', 5, 'Le meilleur flan du quartier.', '2026-05-20')],
            next: null,
          },
        },
      },
);

export const menu: Answers = {
  ...reviewsAnswer,
  ...answer(ShopPageDocument, shopPage),
  ...answer(ShopNowDocument, shopNow),
  ...answer(CustomisePageDocument, sandwichPage),
  ...answer(AddToCartDocument, { addToCart: shopNow.cart }),
  ...answer(AddComposedItemDocument, { addToCart: cartCount }),
};
