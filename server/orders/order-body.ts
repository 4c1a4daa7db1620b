import { z } from 'zod';
import { orderStatusLabels } from '../../graphql/rules/order-status';
import { pictureUrl } from '../media/pictures';
import type { StoredMealDeal } from '../menus/meal-deal.entity';
import { ItemKind } from '../menus/item.entity';
import { cartItemSelections, selectionsAnswer, selectionsBody } from '../menus/options/selections-rest';
import { toEuros } from '../money';
import { windowDate, windowLabel } from '../pickup/pickup-windows';
import { each, euros, picture } from '../rest-route';
import { OrderStatus } from './order-status';
import type { Order, OrderLine } from './order.entity';

const named = z.object({ name: z.string() });
const cartItemAnswer = z.object({
  ...each(z.string(), '_id', 'itemName', 'description', 'categoryType', 'specialInstructions'),
  ...each(z.array(named), 'selectedToppings', 'selectedMenuSauces', 'selectedItemSauces', 'selectedFriesSauces'),
  itemImg: picture,
  quantity: z.int(),
  price: euros.describe('Euros a piece.'),
  size: z.string().nullable(),
  selectedDrink: named.nullable(),
});

export const orderAnswer = z.object({
  ...each(z.string(), '_id', 'tokenNumber', 'restaurantId', 'customerName'),
  orderId: z.string().describe('The token, as in tokenNumber.'),
  userId: z.string().nullable().describe('Null for orders of the counter.'),
  pickupWindow: z.string().describe('« H:MM AM - H:MM PM », shop-local.'),
  pickupDate: z.string().describe('M/D/YYYY, shop-local.'),
  status: z.string().describe('In French, for people.'),
  statusKey: z.enum(OrderStatus),
  createdAt: z.string().describe('Instant.'),
  totalPrice: euros.describe('Euros, service charge included.'),
  serviceCharge: euros,
  items: z.array(
    z.object({
      ...each(z.string(), 'name', 'description'),
      quantity: z.int(),
      basePrice: euros.describe('Euros a piece.'),
      selections: selectionsAnswer,
    }),
  ),
  cartItems: z.array(cartItemAnswer),
});

/** Returns an order, loaded with lines, shop and window, for REST (specification 8.3), in the status to show. */
export function orderBody(order: Order, status = order.status) {
  const { startsAt, endsAt } = order.window;
  const lines = order.lines.getItems();
  const deals = order.mealDeals.map(mealDealLine);
  return {
    _id: order.id,
    orderId: order.token,
    tokenNumber: order.token,
    userId: order.customer?.id ?? null,
    restaurantId: order.shop.id,
    customerName: order.nameRead,
    pickupWindow: windowLabel(startsAt, endsAt, order.shop.zone),
    pickupDate: windowDate(startsAt, order.shop.zone),
    status: orderStatusLabels[status](),
    statusKey: status,
    createdAt: order.createdAt.toISOString(),
    totalPrice: toEuros(order.totalCents),
    serviceCharge: toEuros(order.feeCents),
    items: [...lines.map(itemBody), ...deals.map(itemBody)],
    cartItems: [...lines.map(cartItemBody), ...deals.map(cartItemBody)],
  };
}

type Line = Pick<
  OrderLine,
  'id' | 'name' | 'description' | 'picture' | 'quantity' | 'unitCents' | 'kind' | 'choices' | 'note'
>;

/** A meal deal as a line of its own, which makes the sum of all lines what was paid. */
function mealDealLine({ mealDealId: id, name, cents }: StoredMealDeal): Line {
  const kind = ItemKind.SIMPLE;
  return { id, name, description: '', picture: null, quantity: 1, unitCents: -cents, kind, choices: [], note: '' };
}

function itemBody({ name, description, quantity, unitCents, kind, choices, note }: Line) {
  const selections = selectionsBody(kind, choices, note);
  return { name, description, quantity, basePrice: toEuros(unitCents), selections };
}

function cartItemBody({ id, name, description, picture, quantity, unitCents, kind, choices, note }: Line) {
  return {
    _id: id,
    itemName: name,
    itemImg: pictureUrl(picture),
    description,
    quantity,
    price: toEuros(unitCents),
    categoryType: kind === ItemKind.PIZZA ? 'withSize' : kind.toLowerCase(),
    ...cartItemSelections(kind, choices),
    specialInstructions: note,
  };
}
