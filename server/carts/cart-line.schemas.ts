import { z } from 'zod';
import { Fault } from '../errors';
import { each, text } from '../rest-route';
import type { WantedLine } from './cart.service';
import * as t from './cart.texts';

const name = text(120).optional();
const named = z.union([text(120), z.object({ name, _id: name })]);
const names = z.array(named).max(20).optional();
const note = text(500).optional();

/** A cart line as the specification's clients send it; its prices are ignored. */
export const cartLine = z.object({
  ...each(name, '_id', 'menuItemId', 'name', 'itemName', 'category'),
  quantity: z.int().min(1).max(99).optional(),
  specialInstructions: note,
  selections: z
    .object({
      ...each(names, 'meats', 'sauces', 'supplements', 'selectedToppings', 'selectedItemSauces'),
      sotSelections: z
        .array(z.enum(['salad', 'tomato', 'onion']))
        .max(3)
        .optional(),
      sides: z.object({ fries: z.boolean().nullish(), drink: text(120).nullish() }).optional(),
      size: text(120).nullish(),
      specialInstructions: note,
    })
    .optional(),
});

export type CartLineBody = z.output<typeof cartLine>;

/** The same line as the cart service’s input. */
export function wantedLine(body: CartLineBody): WantedLine {
  const { selections = {}, category } = body;
  const id = body.menuItemId ?? body._id;
  const itemName = body.itemName ?? body.name;
  if (id === undefined && itemName === undefined) throw new Fault('BAD_USER_INPUT', t.lineWithoutItem());
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

function spelled(list: readonly z.output<typeof named>[] = []): string[] {
  return list.map((one) => (typeof one === 'string' ? one : (one._id ?? one.name ?? '')));
}
