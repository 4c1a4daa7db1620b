import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Allergen, DietaryMark } from '../menus/allergens';
import type { IngredientType } from '../menus/ingredient.entity';
import type { ItemKind } from '../menus/item.entity';
import type { OrderRules } from '../menus/days/order-rules';
import type { OpeningRange } from '../shops/hours/opening-hours';
import type { ShopKind } from '../shops/shop.entity';

/** A shop of the demo. Prices in cents, opening hours in minutes after local midnight. */
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
  /** Whether the shop is closed on whichever day the demo is used. */
  closedToday?: boolean;
  /** Whether the next windows are full whenever the demo is used. */
  fullNextWindow?: boolean;
  autoPrint?: boolean;
  daysAhead?: number;
  /** Number of reviews and their rounded mean. */
  reviews: { count: number; rating: number };
  categories: readonly { name: string; items: readonly DemoItem[] }[];
  ingredients: readonly DemoIngredient[];
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
  /**
   * VAT rate in thousandths: 55 for bread and food that keeps, 100 for immediate consumption, 200 for alcohol (CGI art.
   * 278-0 bis, 279 m, 278).
   */
  vatRate: 55 | 100 | 200;
  preparationUnits: number;
  /** File name in `pictures`, without width and extension. */
  picture: string;
  hasMeatSelection?: boolean;
  meatLimit?: number;
  sauceLimit?: number;
  sot?: boolean;
  isMenu?: boolean;
  orderRules?: OrderRules;
  /** Names of the meats offered; absent: all of them. */
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
  /** File name in `pictures` after `ingredient-`, without width and extension. */
  picture: string;
}

/** Defaults of an item in a shop's file. */
const ITEM = {
  stock: null,
  freshlyBaked: false,
  allergens: [],
  dietary: [],
  vatRate: 55,
  preparationUnits: 0,
} as const;
/** Defaults of an ingredient in a shop's file. */
const INGREDIENT = { priceCents: 0, supplementPriceCents: 0, outOfStock: false, allergens: [] };

/** Path of the shops in the repository, from which the product is started. */
const SHOPS = join('server', 'demo', 'shops');

/** A shop as its file describes it, not checked against the declared types (tests do that). */
type ShopFile = Omit<DemoShop, 'ingredients'> & Partial<Pick<DemoShop, 'ingredients'>>;

function readShop(file: string): DemoShop {
  const shop = JSON.parse(readFileSync(join(SHOPS, file), 'utf8')) as ShopFile;
  return {
    ...shop,
    categories: shop.categories.map(({ name, items }) => ({
      name,
      items: items.map((item) => ({ ...ITEM, ...item })),
    })),
    ingredients: (shop.ingredients ?? []).map((ingredient) => ({ ...INGREDIENT, ...ingredient })),
  };
}

/**
 * The demo's shops: fifteen around the rue de Rivoli in Paris, three around the place Bellecour in Lyon (specification
 * 10.2).
 */
export const demoShops: readonly DemoShop[] = readdirSync(SHOPS).sort().map(readShop);
