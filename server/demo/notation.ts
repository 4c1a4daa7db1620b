import type { Allergen, DietaryMark } from '../menus/allergens';
import type { IngredientType } from '../menus/ingredient.entity';
import type { ItemKind } from '../menus/item.entity';
import type { OpeningRange } from '../shops/opening-hours';
import type { ShopKind } from '../shops/shop.entity';
import type { DishPicture, IngredientPicture, ShopKey } from './pictures';

/** A shop of the demo as its owner would dictate it. Prices in cents, hours in minutes after local midnight. */
export interface DemoShop {
  key: ShopKey;
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
  /** How many reviews, and what their mean shows as. */
  reviews: { count: number; rating: number };
  categories: readonly DemoCategory[];
  ingredients?: readonly DemoIngredient[];
}

export interface DemoCategory {
  name: string;
  items: readonly DemoItem[];
}

export interface DemoItem {
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
  picture: DishPicture;
  hasMeatSelection?: boolean;
  meatLimit?: number;
  sauceLimit?: number;
  sot?: boolean;
  isMenu?: boolean;
  /** Names of the meats offered; all of them when absent. */
  allowedMeats?: readonly string[];
  sizes?: readonly { name: string; priceCents: number }[];
}

export interface DemoIngredient {
  type: `${IngredientType}`;
  name: string;
  priceCents: number;
  supplementPriceCents: number;
  outOfStock: boolean;
  allergens: readonly `${Allergen}`[];
  picture: IngredientPicture;
}

/** What an item may say beyond its name, price and picture. Lists are words separated by spaces: « gluten milk ». */
interface More extends Partial<Omit<DemoItem, 'allergens' | 'dietary' | 'kind'>> {
  has?: string;
  is?: string;
}

function item(
  kind: DemoItem['kind'],
  name: string,
  description: string,
  priceCents: number,
  picture: DishPicture,
  more: More,
): DemoItem {
  const { has = '', is = '', ...rest } = more;
  const plain = { stock: null, freshlyBaked: false, vatRate: 55, preparationUnits: 0 } as const;
  return { kind, name, description, priceCents, picture, allergens: words(has), dietary: words(is), ...plain, ...rest };
}

/** Upper-cased words; the loader and its test hold them against the declared lists. */
function words<Word extends string>(text: string): Word[] {
  return text === '' ? [] : text.split(' ').map((word) => word.toUpperCase() as Word);
}

/** Something sold as it is, to keep: bread, cake, pastry. */
export function simple(
  name: string,
  description: string,
  priceCents: number,
  picture: DishPicture,
  more: More = {},
): DemoItem {
  return item('SIMPLE', name, description, priceCents, picture, more);
}

/** Straight from today's oven. */
export function baked(
  name: string,
  description: string,
  priceCents: number,
  picture: DishPicture,
  more: More = {},
): DemoItem {
  return simple(name, description, priceCents, picture, { freshlyBaked: true, ...more });
}

/** Made to be eaten at once: salad, quiche, filled baguette, plate. */
export function ready(
  name: string,
  description: string,
  priceCents: number,
  picture: DishPicture,
  more: More = {},
): DemoItem {
  return simple(name, description, priceCents, picture, { vatRate: 100, preparationUnits: 1, ...more });
}

/** Composed by the customer. */
export function sandwich(
  name: string,
  description: string,
  priceCents: number,
  picture: DishPicture,
  more: More = {},
): DemoItem {
  return item('SANDWICH', name, description, priceCents, picture, { vatRate: 100, preparationUnits: 1, ...more });
}

/** Sized and topped by the customer; its price is that of the first size. */
export function pizza(
  name: string,
  description: string,
  sizes: NonNullable<DemoItem['sizes']>,
  picture: DishPicture,
  more: More = {},
): DemoItem {
  const priceCents = sizes[0]?.priceCents ?? 0;
  return item('PIZZA', name, description, priceCents, picture, { vatRate: 100, preparationUnits: 2, sizes, ...more });
}

/** A closed bottle or can. */
export function bottled(name: string, priceCents: number, picture: DishPicture, more: More = {}): DemoItem {
  return item('DRINK', name, '', priceCents, picture, more);
}

/** A drink made for the customer. */
export function poured(
  name: string,
  description: string,
  priceCents: number,
  picture: DishPicture,
  more: More = {},
): DemoItem {
  return item('DRINK', name, description, priceCents, picture, { vatRate: 100, ...more });
}

export function ingredient(
  type: DemoIngredient['type'],
  name: string,
  picture: IngredientPicture,
  more: Partial<Omit<DemoIngredient, 'allergens'>> & { has?: string } = {},
): DemoIngredient {
  const { has = '', ...rest } = more;
  return {
    type,
    name,
    picture,
    priceCents: 0,
    supplementPriceCents: 0,
    outOfStock: false,
    allergens: words(has),
    ...rest,
  };
}

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7] as const;

/** The same hours on several days: `hours('7-13 15-19:30', [1, 2, 3])`. Hours past 24 run into the next day. */
export function hours(text: string, weekdays: readonly OpeningRange['weekday'][] = EVERY_DAY): OpeningRange[] {
  const minutes = (clock: string) => {
    const [hour, minute] = clock.split(':');
    return Number(hour) * 60 + Number(minute ?? 0);
  };
  return weekdays.flatMap((weekday) =>
    text.split(' ').map((range) => {
      const [opens = '', closes = ''] = range.split('-');
      return { weekday, opensAt: minutes(opens), closesAt: minutes(closes) };
    }),
  );
}

export const AROUND_THE_CLOCK = hours('0-24');
