import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Allergen, DietaryMark } from '../menus/allergens';
import type { Ingredient, IngredientType } from '../menus/ingredient.entity';
import type { Item, ItemKind } from '../menus/item.entity';
import type { OrderRules } from '../menus/days/order-rules';
import type { OpeningRange } from '../shops/hours/opening-hours';
import type { Shop, ShopKind } from '../shops/shop.entity';

type Place = Pick<Shop, 'address' | 'postcode' | 'city' | 'latitude' | 'longitude'>;
type Pace = Pick<Shop, 'slotMinutes' | 'preparationMinutes' | 'capacityUnits'>;

/** A shop of the demo. Prices in cents, opening hours in minutes after local midnight. */
export interface DemoShop
  extends Pick<Shop, 'name' | 'phone' | 'description'>, Place, Pace, Partial<Pick<Shop, 'autoPrint' | 'daysAhead'>> {
  key: string;
  kind: `${ShopKind}`;
  email: string;
  ownerName: string;
  openingRanges: readonly OpeningRange[];
  /** Whether the shop is closed on whichever day the demo is used. */
  closedToday?: boolean;
  /** Whether the next windows are full whenever the demo is used. */
  fullNextWindow?: boolean;
  /** Number of reviews and their rounded mean. */
  reviews: { count: number; rating: number };
  categories: readonly { name: string; items: readonly DemoItem[] }[];
  ingredients: readonly DemoIngredient[];
}

type Composition = Pick<Item, 'hasMeatSelection' | 'meatLimit' | 'sauceLimit' | 'sot' | 'isMenu'>;

interface DemoItem
  extends Pick<Item, 'name' | 'description' | 'stock' | 'freshlyBaked' | 'preparationUnits'>, Partial<Composition> {
  kind: `${ItemKind}`;
  priceCents: number;
  allergens: readonly `${Allergen}`[];
  dietary: readonly `${DietaryMark}`[];
  /**
   * VAT rate in thousandths: 55 for bread and food that keeps, 100 for immediate consumption, 200 for alcohol (CGI art.
   * 278-0 bis, 279 m, 278).
   */
  vatRate: 55 | 100 | 200;
  /** File name in `pictures`, without width and extension. */
  picture: string;
  orderRules?: OrderRules;
  /** Names of the meats offered; absent: all of them. */
  allowedMeats?: readonly string[];
  sizes?: readonly { name: string; priceCents: number }[];
}

interface DemoIngredient extends Pick<Ingredient, 'name' | 'priceCents' | 'supplementPriceCents' | 'outOfStock'> {
  type: `${IngredientType}`;
  allergens: readonly `${Allergen}`[];
  /** File name in `pictures` after `ingredient-`, without width and extension. */
  picture: string;
}

const ITEM = {
  stock: null,
  freshlyBaked: false,
  allergens: [],
  dietary: [],
  vatRate: 55,
  preparationUnits: 0,
} as const;
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
