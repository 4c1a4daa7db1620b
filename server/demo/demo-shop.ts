import type { Allergen, DietaryMark } from '../menus/allergens';
import type { IngredientType } from '../menus/ingredient.entity';
import type { ItemKind } from '../menus/item.entity';
import type { OrderRules } from '../menus/order-rules.results';
import type { OpeningRange } from '../shops/opening-hours';
import type { ShopKind } from '../shops/shop.entity';

/** A shop of the demo as its owner would dictate it. Prices in cents, hours in minutes after local midnight. */
export interface DemoShop {
  key: string;
  kind: `${ShopKind}`;
  name: string;
  email: string;
  ownerName: string;
  phone: string;
  address: string;
  postcode: string;
  city: string;
  latitude: number;
  longitude: number;
  description: string;
  slotMinutes: number;
  preparationMinutes: number;
  capacityUnits: number;
  openingRanges: readonly OpeningRange[];
  /** Closed today, whenever the demo is looked at. */
  closedToday?: boolean;
  /** Its next windows are full, whenever the demo is looked at. */
  fullNextWindow?: boolean;
  autoPrint?: boolean;
  daysAhead?: number;
  /** How many reviews, and what their mean shows as. */
  reviews: { count: number; rating: number };
  categories: readonly { name: string; items: readonly DemoItem[] }[];
  ingredients?: readonly DemoIngredient[];
}

interface DemoItem {
  kind: `${ItemKind}`;
  name: string;
  description: string;
  priceCents: number;
  stock: number | null;
  freshlyBaked: boolean;
  allergens: readonly `${Allergen}`[];
  dietary: readonly `${DietaryMark}`[];
  /** Thousandths: 55 bread and food to keep, 100 to be eaten at once, 200 alcohol (CGI art. 278-0 bis, 279 m, 278). */
  vatRate: 55 | 100 | 200;
  preparationUnits: number;
  /** File of `pictures`, without its width and ending. */
  picture: string;
  hasMeatSelection?: boolean;
  meatLimit?: number;
  sauceLimit?: number;
  sot?: boolean;
  isMenu?: boolean;
  orderRules?: OrderRules;
  /** Names of the meats offered; all of them when absent. */
  allowedMeats?: readonly string[];
  sizes?: readonly { name: string; priceCents: number }[];
}

interface DemoIngredient {
  type: `${IngredientType}`;
  name: string;
  priceCents: number;
  supplementPriceCents: number;
  outOfStock: boolean;
  allergens: readonly `${Allergen}`[];
  /** File of `pictures` after `ingredient-`, without its width and ending. */
  picture: string;
}

/** What a shop's file leaves out of an item. */
const ITEM = {
  stock: null,
  freshlyBaked: false,
  allergens: [],
  dietary: [],
  vatRate: 55,
  preparationUnits: 0,
} as const;
/** What it leaves out of an ingredient. */
const INGREDIENT = { priceCents: 0, supplementPriceCents: 0, outOfStock: false, allergens: [] } as const;

type Written<All, Default> = Omit<All, keyof Default> & Partial<Pick<All, keyof Default & keyof All>>;

/** A shop as its file says it, words not yet held against the declared lists (the tests do). */
export interface ShopFile extends Omit<DemoShop, 'categories' | 'ingredients'> {
  categories: readonly { name: string; items: readonly Written<DemoItem, typeof ITEM>[] }[];
  ingredients?: readonly Written<DemoIngredient, typeof INGREDIENT>[];
}

export function demoShop({ categories, ingredients, ...shop }: ShopFile): DemoShop {
  return {
    ...shop,
    categories: categories.map(({ name, items }) => ({ name, items: items.map((item) => ({ ...ITEM, ...item })) })),
    ...(ingredients && { ingredients: ingredients.map((one) => ({ ...INGREDIENT, ...one })) }),
  };
}
