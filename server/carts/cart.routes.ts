import { asCustomer } from '../accounts/principal';
import { pictureUrl } from '../media/pictures';
import { selectionsBody } from '../menus/selections-body';
import { fromEuros, toEuros } from '../money';
import { Refusal } from '../refusal';
import { BEARER, type RouteModule, failures } from '../rest-route';
import { CART_LINE, type CartLineBody, wantedLine } from './cart-line.routes';
import type { CartLineView, CartView } from './cart.results';

interface AddBody {
  customerId: string;
  restaurantId: string;
  categoryType?: string;
  items: CartLineBody[];
  totalPrice?: number;
}

const anything = { type: 'object', additionalProperties: true } as const;

export const cartRoutes: RouteModule = (app) => {
  app.post<{ Body: AddBody }>(
    '/cart/add',
    {
      schema: {
        summary: 'Adds lines at the server’s prices.',
        security: BEARER,
        body: {
          type: 'object',
          properties: {
            customerId: { type: 'string' },
            restaurantId: { type: 'string' },
            categoryType: { type: 'string', maxLength: 40 },
            items: { type: 'array', minItems: 1, maxItems: 60, items: CART_LINE },
            totalPrice: { type: 'number', minimum: 0, description: 'Euros.' },
          },
          required: ['customerId', 'restaurantId', 'items'],
        },
        response: { 201: { type: 'object', properties: { cart: anything } }, ...failures },
      },
    },
    async ({ body, context: { carts, principal } }, reply) => {
      const customerId = asCustomer(principal, body.customerId);
      const stated = body.totalPrice === undefined ? undefined : fromEuros(body.totalPrice);
      const cart = await carts.add(customerId, body.restaurantId, body.items.map(wantedLine), stated);
      return cart instanceof Refusal ? cart : reply.status(201).send({ cart: cartBody(cart) });
    },
  );

  app.get<{ Querystring: { customerId: string; restaurantId: string } }>(
    '/cart',
    {
      schema: {
        summary: 'The caller’s cart in one shop.',
        security: BEARER,
        querystring: {
          type: 'object',
          properties: { customerId: { type: 'string' }, restaurantId: { type: 'string' } },
          required: ['customerId', 'restaurantId'],
        },
        response: {
          200: {
            type: 'object',
            properties: { items: { type: 'array', items: anything }, totalPrice: { type: 'number' } },
          },
          ...failures,
        },
      },
    },
    async ({ query, context: { carts, principal } }) => {
      const { items, totalPrice } = cartBody(
        await carts.cart(asCustomer(principal, query.customerId), query.restaurantId),
      );
      return { items, totalPrice };
    },
  );
};

function cartBody(cart: CartView) {
  return { _id: cart.id, items: cart.lines.map(lineBody), totalPrice: toEuros(cart.linesCents) };
}

function lineBody({ id, item, quantity, unitCents, choices, note, problem }: CartLineView) {
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
      regularPrice: toEuros(item.sizes.find(({ name }) => name === choices.size)?.priceCents ?? item.priceCents),
      isMenu: item.isMenu,
      ...selectionsBody(item.kind, choices, note),
    },
    specialInstructions: note,
    problem,
  };
}
