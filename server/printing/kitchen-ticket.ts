import { allergenNames } from '../../graphql/rules/allergens';
import type { Allergen } from '../menus/allergens';
import type { Choices } from '../menus/choices';
import { sotLabel } from '../menus/sot-label';
import { windowLabel } from '../pickup/pickup-windows';

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

export interface TicketLine {
  name: string;
  quantity: number;
  choices: Choices;
  /** The customer's own words; empty for none. */
  note: string;
  allergens: readonly Allergen[];
}

/** One thing to make: a composed portion by itself, plain articles counted. */
export interface TicketPortion {
  /** « Tacos 2 viandes 1/2 », « 3 x Brownie » */
  title: string;
  /** What was chosen, in the order a kitchen builds it. */
  rows: readonly { label: string; text: string }[];
  /** In French; empty where none are declared. */
  allergens: string;
}

/** A kitchen ticket as data: laid out by the browser, by ESC/POS and by StarPRNT. No prices. */
export interface KitchenTicket {
  shopName: string;
  token: string;
  /** Shop-local, « 12:15 PM » and « 12:30 PM ». */
  from: string;
  until: string;
  customerName: string;
  /** Shop-local, « 21/11/2026 11:52 ». */
  orderedAt: string;
  portions: readonly TicketPortion[];
  /** Pieces in all. */
  count: number;
  /** It was, or may have been, printed before. */
  duplicate: boolean;
}

/** The kitchen's paper for an order. */
export function kitchenTicket(order: TicketOrder, { duplicate }: { duplicate: boolean }): KitchenTicket {
  const { token, customerName, shop, lines } = order;
  const { startsAt, endsAt } = order.window;
  const [from = '', until = ''] = windowLabel(startsAt, endsAt, shop.zone).split(' - ');
  const orderedAt = new Intl.DateTimeFormat('fr-FR', { timeZone: shop.zone, dateStyle: 'short', timeStyle: 'short' });
  return {
    shopName: shop.name,
    token,
    from,
    until,
    customerName,
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
  const allergens = line.allergens.map((allergen) => allergenNames[allergen]).join(', ');
  if (quantity === 1 || rows.length === 0)
    return [{ title: quantity === 1 ? name : `${quantity} x ${name}`, rows, allergens }];
  return Array.from({ length: quantity }, (_, index) => ({
    title: `${name} ${index + 1}/${quantity}`,
    rows,
    allergens,
  }));
}

function chosenRows({ choices, note }: TicketLine): { label: string; text: string }[] {
  const { size, sot, meats, toppings, sauces, fries, drink, supplements } = choices;
  const names = (priced: readonly { name: string }[]) => priced.map(({ name }) => name);
  const rows = [
    { label: 'Taille', values: size === null ? [] : [size] },
    { label: 'Crudités', values: sot.map(sotLabel) },
    { label: 'Viandes', values: meats },
    { label: 'Garnitures', values: names(toppings) },
    { label: 'Sauces', values: sauces },
    { label: 'Frites', values: fries === null ? [] : [fries] },
    { label: 'Boisson', values: drink === null ? [] : [drink] },
    { label: 'Suppléments', values: names(supplements) },
    { label: 'Note', values: note === '' ? [] : [note] },
  ];
  return rows
    .filter(({ values }) => values.length > 0)
    .map(({ label, values }) => ({ label, text: values.join(', ') }));
}
