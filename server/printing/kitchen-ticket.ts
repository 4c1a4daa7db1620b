import { language } from '../../texts/language.texts';
import { allergensText, type Declared } from '../../graphql/rules/allergens';
import type { Choices } from '../menus/choices';
import { sotLabel } from '../../graphql/rules/sot';
import { sayName } from '../orders/kept-reasons';
import type { KitchenTicket, TicketPortion, TicketRow } from './kitchen-ticket.results';
import * as t from './kitchen-ticket.texts';

/** What of an order stands on the kitchen's paper. */
export interface TicketOrder {
  token: string;
  customerName: string;
  createdAt: Date;
  window: { startsAt: Date; endsAt: Date };
  /** Name and IANA zone. */
  shop: { name: string; zone: string };
  lines: readonly TicketLine[];
}

export interface TicketLine extends Declared {
  name: string;
  quantity: number;
  choices: Choices;
  /** The customer's own words; empty for none. */
  note: string;
}

/** The kitchen's paper for an order. */
export function kitchenTicket(order: TicketOrder, { duplicate }: { duplicate: boolean }): KitchenTicket {
  const { token, customerName, shop, lines } = order;
  const { startsAt, endsAt } = order.window;
  const orderedAt = new Intl.DateTimeFormat(language(), {
    timeZone: shop.zone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return {
    shopName: shop.name,
    token,
    from: t.time({ instant: startsAt, zone: shop.zone }),
    until: t.time({ instant: endsAt, zone: shop.zone }),
    customerName: sayName(customerName),
    orderedAt: orderedAt.format(order.createdAt),
    portions: lines.flatMap(portionsOf),
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    duplicate,
  };
}

/** Two tacos are made one after the other, each in its own place; three brownies are only counted. */
function portionsOf(line: TicketLine): TicketPortion[] {
  const { name, quantity } = line;
  const rows = chosenRows(line);
  const allergens = allergensText(line);
  if (quantity === 1 || rows.length === 0)
    return [{ title: quantity === 1 ? name : t.counted({ quantity, name }), rows, allergens }];
  return Array.from({ length: quantity }, (_, index) => ({
    title: `${name} ${index + 1}/${quantity}`,
    rows,
    allergens,
  }));
}

function chosenRows({ choices, note }: TicketLine): TicketRow[] {
  const { size, sot, meats, toppings, sauces, fries, drink, supplements } = choices;
  const names = (priced: readonly { name: string }[]) => priced.map(({ name }) => name);
  const rows = [
    { label: t.size(), values: size === null ? [] : [size] },
    { label: t.sot(), values: sot.map(sotLabel) },
    { label: t.meats(), values: meats },
    { label: t.toppings(), values: names(toppings) },
    { label: t.sauces(), values: sauces },
    { label: t.fries(), values: fries === null ? [] : [fries] },
    { label: t.drink(), values: drink === null ? [] : [drink] },
    { label: t.supplements(), values: names(supplements) },
    { label: t.note(), values: note === '' ? [] : [note] },
  ];
  return rows
    .filter(({ values }) => values.length > 0)
    .map(({ label, values }) => ({ label, text: values.join(', ') }));
}
