import { Fault } from '../errors';
import type { WantedLine } from './cart.service';

type Named = string | { name?: string; _id?: string };

/** A cart line as the specification's clients send it; every price in it is theirs and not read. */
export interface CartLineBody {
  _id?: string;
  menuItemId?: string;
  name?: string;
  itemName?: string;
  category?: string;
  quantity?: number;
  specialInstructions?: string;
  selections?: {
    meats?: Named[];
    sauces?: Named[];
    sotSelections?: string[];
    supplements?: Named[];
    sides?: { fries?: boolean | null; drink?: string | null };
    size?: string | null;
    selectedToppings?: Named[];
    selectedItemSauces?: Named[];
    specialInstructions?: string;
  };
}

const name = { type: 'string', maxLength: 120 } as const;
const names = {
  type: 'array',
  maxItems: 20,
  items: { anyOf: [name, { type: 'object', properties: { name, _id: name } }] },
} as const;

export const CART_LINE = {
  type: 'object',
  properties: {
    _id: name,
    menuItemId: name,
    name,
    itemName: name,
    category: name,
    quantity: { type: 'integer', minimum: 1, maximum: 99 },
    specialInstructions: { type: 'string', maxLength: 500 },
    selections: {
      type: 'object',
      properties: {
        meats: names,
        sauces: names,
        sotSelections: { type: 'array', maxItems: 3, items: { type: 'string', enum: ['salad', 'tomato', 'onion'] } },
        supplements: names,
        sides: {
          type: 'object',
          properties: { fries: { type: ['boolean', 'null'] }, drink: { type: ['string', 'null'], maxLength: 120 } },
        },
        size: { type: ['string', 'null'], maxLength: 120 },
        selectedToppings: names,
        selectedItemSauces: names,
        specialInstructions: { type: 'string', maxLength: 500 },
      },
    },
  },
} as const;

/** The same line in the words of the cart service. */
export function wantedLine(body: CartLineBody): WantedLine {
  const { selections = {}, category } = body;
  const id = body.menuItemId ?? body._id;
  const itemName = body.itemName ?? body.name;
  if (id === undefined && itemName === undefined) throw new Fault('BAD_USER_INPUT', 'Chaque ligne nomme un article.');
  return {
    item: id !== undefined ? { id } : { name: itemName ?? '', ...(category !== undefined && { category }) },
    quantity: body.quantity ?? 1,
    note: body.specialInstructions ?? selections.specialInstructions ?? '',
    selections: {
      meats: spelled(selections.meats),
      sauces: [...spelled(selections.sauces), ...spelled(selections.selectedItemSauces)],
      sot: selections.sotSelections ?? [],
      supplements: spelled(selections.supplements),
      fries: selections.sides?.fries ?? null,
      drink: selections.sides?.drink || null,
      size: selections.size ?? null,
      toppings: spelled(selections.selectedToppings),
    },
  };
}

function spelled(list: readonly Named[] = []): string[] {
  return list.map((one) => (typeof one === 'string' ? one : (one._id ?? one.name ?? '')));
}
