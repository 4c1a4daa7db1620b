import { z } from 'zod';
import { requireCustomer } from '../accounts/principal';
import { pictureUrl } from '../media/pictures';
import { ItemKind } from '../menus/item.entity';
import type { AppliedMealDeal } from '../menus/meal-deal.entity';
import { chosenIn } from '../menus/options/selections';
import {
  namedSelections,
  selectionsAnswer,
  selectionsBody,
  wantedFrom,
  wantedSelectionsBody,
} from '../menus/options/selections-rest';
import { fromEuros, toEuros } from '../money';
import { Refusal } from '../refusal';
import { BEARER, each, euros, picture, route, type RouteModule, text } from '../rest-route';
import { type CartLineView, type CartView, LineProblem } from './cart.types';
import { Fault } from '../errors';
import type { WantedLine } from './cart.service';
import * as t from './cart.texts';

const lineAnswer = z.object({
  ...each(z.string(), '_id', 'name', 'description', 'category', 'specialInstructions'),
  menuItemId: z.string().nullable().describe('Null for a meal deal, whose price is what it takes off.'),
  image: picture,
  basePrice: euros.describe('Euros a piece, with what was chosen.'),
  quantity: z.int(),
  selections: selectionsAnswer.extend({
    ...each(z.boolean(), 'hasMeatSelection', 'sot', 'isMenu'),
    ...each(z.int(), 'meatLimit', 'sauceLimit'),
    regularPrice: euros,
  }),
  problem: z.enum(LineProblem).nullable().describe('Why the line cannot be ordered as it is.'),
});
const cartAnswer = z.object({ _id: z.string(), items: z.array(lineAnswer), totalPrice: euros });

const name = text(120).optional();

/** Cart line as the specification's clients send it; its prices are ignored. */
const cartLine = z.object({
  ...each(name, '_id', 'menuItemId', 'name', 'itemName', 'category'),
  quantity: z.int().min(1).max(99).optional(),
  specialInstructions: text(500).optional(),
  selections: wantedSelectionsBody.optional(),
});

const addition = z.object({
  ...each(z.string(), 'customerId', 'restaurantId'),
  categoryType: text(40).optional().describe('Not read.'),
  items: z.array(cartLine).min(1).max(60),
  totalPrice: euros.min(0).optional(),
});

export const cartRoutes: RouteModule = (app) => {
  app.post(
    '/cart/add',
    route(
      'Adds lines at the server’s prices.',
      { security: BEARER, body: addition },
      { 201: z.object({ cart: cartAnswer }) },
    ),
    async ({ body, context: { carts, principal } }, reply) => {
      const customerId = requireCustomer(principal, body.customerId);
      const stated = body.totalPrice === undefined ? undefined : fromEuros(body.totalPrice);
      const cart = await carts.add(customerId, { shopId: body.restaurantId }, body.items.map(wantedLine), stated);
      if (cart instanceof Refusal) return cart;
      reply.status(201);
      return { cart: cartBody(cart) };
    },
  );

  app.get(
    '/cart',
    route(
      'The caller’s cart in one shop.',
      { security: BEARER, querystring: z.object(each(z.string(), 'customerId', 'restaurantId')) },
      { 200: cartAnswer.omit({ _id: true }) },
    ),
    async ({ query, context: { carts, principal } }) => {
      const { items, totalPrice } = cartBody(
        await carts.cart(requireCustomer(principal, query.customerId), query.restaurantId),
      );
      return { items, totalPrice };
    },
  );
};

function cartBody(cart: CartView) {
  const items = [...cart.lines.map(lineBody), ...cart.mealDeals.map(mealDealBody)];
  return { _id: cart.id, items, totalPrice: toEuros(cart.linesCents) };
}

function lineBody({ id, item, quantity, unitCents, choices, unpriced, note, problem }: CartLineView) {
  const chosen = unpriced ? namedSelections(unpriced) : choices;
  const size = item.sizes.find(({ name }) => name === chosenIn(chosen, 'SIZE')[0]?.name);
  return {
    _id: id,
    menuItemId: item.id,
    name: item.name,
    description: item.description,
    image: pictureUrl(item.picture),
    category: item.category.name,
    basePrice: toEuros(unitCents),
    quantity,
    selections: {
      hasMeatSelection: item.hasMeatSelection,
      meatLimit: item.meatLimit,
      sauceLimit: item.sauceLimit,
      sot: item.sot,
      regularPrice: toEuros(size?.priceCents ?? item.priceCents),
      isMenu: item.isMenu,
      ...selectionsBody(item.kind, chosen, note),
    },
    specialInstructions: note,
    problem,
  };
}

/** A meal deal as a line of its own, which makes `totalPrice` the sum of the lines. */
function mealDealBody({ mealDealId, name, cents }: AppliedMealDeal) {
  return {
    ...{ _id: mealDealId, menuItemId: null, name, description: '', image: null, category: '' },
    ...{ basePrice: toEuros(-cents), quantity: 1, specialInstructions: '', problem: null },
    selections: {
      ...{
        hasMeatSelection: false,
        meatLimit: 0,
        sauceLimit: 0,
        sot: false,
        regularPrice: toEuros(-cents),
        isMenu: false,
      },
      ...selectionsBody(ItemKind.SIMPLE, [], ''),
    },
  };
}

export type CartLineBody = z.output<typeof cartLine>;

export function wantedLine(body: CartLineBody): WantedLine {
  const { selections = {}, category } = body;
  const id = body.menuItemId ?? body._id;
  const itemName = body.itemName ?? body.name;
  if (id === undefined && itemName === undefined) throw new Fault('BAD_USER_INPUT', t.lineWithoutItem());
  return {
    item: id !== undefined ? { id } : { name: itemName ?? '', ...(category !== undefined && { category }) },
    quantity: body.quantity ?? 1,
    note: body.specialInstructions ?? selections.specialInstructions ?? '',
    selections: wantedFrom(selections),
  };
}
