import { z } from 'zod';
import type { OptionKind, Selection } from '../../../graphql/rules/option-groups';
import { toEuros } from '../../money';
import { each, euros, text } from '../../rest-route';
import { ItemKind } from '../item.entity';
import { type ChosenGroup, chosenIn, type WantedSelection } from './selections';

// The specification's names for what is selected of each kind of option group (3.7), in both directions.

export const selectionsAnswer = z.object({
  ...each(z.array(z.string()), 'sotSelections', 'meats', 'sauces'),
  sides: z.object({ fries: z.boolean(), drink: z.string().nullable() }),
  ...each(z.array(z.object({ name: z.string(), price: euros })), 'supplements', 'selectedToppings'),
  size: z.string().nullable(),
  selectedItemSauces: z.array(z.object({ name: z.string() })),
  specialInstructions: z.string(),
});

const namesIn = (choices: readonly ChosenGroup[], kind: OptionKind) => chosenIn(choices, kind).map(({ name }) => name);
const nameIn = (choices: readonly ChosenGroup[], kind: OptionKind) => namesIn(choices, kind)[0] ?? null;
const pricedIn = (choices: readonly ChosenGroup[], kind: OptionKind) =>
  chosenIn(choices, kind).map(({ name, priceCents }) => ({ name, price: toEuros(priceCents) }));
const named = (names: readonly string[]) => names.map((name) => ({ name }));

/** Uses the field names of both readings of the specification (specification 3.7). */
export function selectionsBody(kind: ItemKind, choices: readonly ChosenGroup[], note: string) {
  const sauces = namesIn(choices, 'SAUCES');
  return {
    sotSelections: namesIn(choices, 'SOT'),
    meats: namesIn(choices, 'MEATS'),
    sauces,
    sides: { fries: nameIn(choices, 'FRIES') !== null, drink: nameIn(choices, 'DRINK') },
    supplements: pricedIn(choices, 'SUPPLEMENTS'),
    size: nameIn(choices, 'SIZE'),
    selectedToppings: pricedIn(choices, 'TOPPINGS'),
    selectedItemSauces: kind === ItemKind.PIZZA ? named(sauces) : [],
    specialInstructions: note,
  };
}

/** Returns what REST answers of selections that cannot be priced: those whose ids are names. */
export function namedSelections(selections: readonly Selection[]): ChosenGroup[] {
  return ['SIZE', 'SOT'].map((kind) => ({
    groupId: kind,
    name: null,
    options: selections
      .filter(({ groupId }) => groupId === kind)
      .map(({ optionId }) => ({ name: optionId, priceCents: 0, quantity: 1 })),
  }));
}

/** Returns the selections as an order's `cartItems` name them (specification 8.3). */
export function cartItemSelections(kind: ItemKind, choices: readonly ChosenGroup[]) {
  const sauces = named(namesIn(choices, 'SAUCES'));
  const drink = nameIn(choices, 'DRINK');
  return {
    size: nameIn(choices, 'SIZE'),
    selectedToppings: named(namesIn(choices, 'TOPPINGS')),
    selectedMenuSauces: kind === ItemKind.PIZZA ? [] : sauces,
    selectedItemSauces: kind === ItemKind.PIZZA ? sauces : [],
    selectedFriesSauces: [],
    selectedDrink: drink === null ? null : { name: drink },
  };
}

const name = text(120).optional();
const namedBody = z.union([text(120), z.object({ name, _id: name })]);
const names = z.array(namedBody).max(20).optional();

/** Selections as the specification's clients send them, by name or id. */
export const wantedSelectionsBody = z.object({
  ...each(names, 'meats', 'sauces', 'supplements', 'selectedToppings', 'selectedItemSauces'),
  sotSelections: z
    .array(z.enum(['salad', 'tomato', 'onion']))
    .max(3)
    .optional(),
  sides: z.object({ fries: z.boolean().nullish(), drink: text(120).nullish() }).optional(),
  size: text(120).nullish(),
  specialInstructions: text(500).optional(),
});

export function wantedFrom(body: z.output<typeof wantedSelectionsBody>): WantedSelection[] {
  const of = (groupId: OptionKind, options: readonly (string | true | z.output<typeof namedBody>)[] = []) =>
    options.map((one) => ({
      groupId,
      optionId: typeof one === 'object' ? (one._id ?? one.name ?? '') : one,
      quantity: 1,
    }));
  const one = (option: string | boolean | null | undefined) => (option ? [option] : []);
  // In the order in which a first problem is answered.
  return [
    ...of('MEATS', body.meats),
    ...of('SAUCES', body.sauces),
    ...of('SAUCES', body.selectedItemSauces),
    ...of('SOT', body.sotSelections),
    ...of('SUPPLEMENTS', body.supplements),
    ...of('TOPPINGS', body.selectedToppings),
    ...of('FRIES', one(body.sides?.fries)),
    ...of('DRINK', one(body.sides?.drink)),
    ...of('SIZE', typeof body.size === 'string' ? [body.size] : []),
  ];
}
