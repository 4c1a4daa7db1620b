import { language } from '../../graphql/texts/language.texts';
import { allergensText, type Declared } from '../../graphql/rules/allergens';
import { remainingLines, type OrderRefund } from '../../graphql/rules/refunds';
import type { ChosenGroup } from '../menus/options/selections';
import { groupLabel, inPreparationOrder, optionLabel } from '../../graphql/rules/option-groups';
import { isAhead, pickupDayText } from '../orders/order-day';
import { type NamedOrder, orderName } from '../orders/stored-reasons';
import * as t from './kitchen-ticket.texts';
import { Field, Int, ObjectType } from 'type-graphql';

export interface TicketOrder extends NamedOrder {
  token: string;
  createdAt: Date;
  window: { startsAt: Date; endsAt: Date; shownFrom: Date };
  /** The shop's name and IANA time zone. */
  shop: { name: string; zone: string };
  lines: readonly TicketLine[];
}

export interface TicketLine extends Declared {
  id: string;
  name: string;
  quantity: number;
  lineCents: number;
  choices: readonly ChosenGroup[];
  /** The customer's note; empty for none. */
  note: string;
}

/** What is left to make after the order's refunds and, separately, what was refunded. */
export function kitchenTicket(
  order: TicketOrder,
  { duplicate, refunds }: { duplicate: boolean; refunds: readonly OrderRefund[] },
): KitchenTicket {
  const { token, shop } = order;
  const lines = remainingLines(order.lines, refunds);
  const refunded = order.lines.map((line, at) => ({ ...line, quantity: line.quantity - (lines[at]?.quantity ?? 0) }));
  const { startsAt, endsAt } = order.window;
  const orderedAt = new Intl.DateTimeFormat(language(), {
    timeZone: shop.zone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return {
    shopName: shop.name,
    token,
    day: isAhead(order) ? pickupDayText(order.window, shop.zone) : null,
    from: t.time({ instant: startsAt, zone: shop.zone }),
    until: t.time({ instant: endsAt, zone: shop.zone }),
    customerName: orderName(order),
    orderedAt: orderedAt.format(order.createdAt),
    portions: lines.flatMap(portionsOf),
    cancelled: refunded.filter(({ quantity }) => quantity > 0).map(countedPortion),
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    duplicate,
  };
}

/** One portion for each piece with choices, made one after the other; pieces without are only counted. */
function portionsOf(line: TicketLine): TicketPortion[] {
  const { name, quantity } = line;
  const portion = countedPortion(line);
  const { rows, allergens } = portion;
  if (quantity === 1) return [{ ...portion, title: name }];
  if (quantity > 0 && rows.length === 0) return [portion];
  return Array.from({ length: quantity }, (_, index) => ({
    title: `${name} ${index + 1}/${quantity}`,
    rows,
    allergens,
  }));
}

function countedPortion(line: TicketLine): TicketPortion {
  return { title: t.counted(line), rows: chosenRows(line), allergens: allergensText(line) };
}

function chosenRows({ choices, note }: TicketLine): TicketRow[] {
  const rows = inPreparationOrder(choices).map(({ groupId, name, options }) => ({
    label: groupLabel(groupId, name),
    text: options.map((option) => optionLabel(groupId, option)).join(', '),
  }));
  return note === '' ? rows : [...rows, { label: t.note(), text: note }];
}

@ObjectType({ description: 'What was chosen of one kind.' })
class TicketRow {
  @Field(() => String, { description: '« Viandes », « Sauces », « Note ».' }) label!: string;
  @Field(() => String, { description: 'What it is, in one line.' }) text!: string;
}

@ObjectType({ description: 'One thing to make: a composed portion by itself, plain articles counted.' })
export class TicketPortion {
  @Field(() => String, { description: '« Tacos 2 viandes 1/2 », « 3 x Brownie ».' }) title!: string;
  @Field(() => [TicketRow], { description: 'What was chosen, in the order a kitchen builds it.' }) rows!: TicketRow[];
  @Field(() => String, { description: 'Empty where none are declared.' }) allergens!: string;
}

@ObjectType({ description: 'The kitchen’s paper, laid out as its printers set it. No prices.' })
export class KitchenTicket {
  @Field(() => String, { description: 'Name on the shop front.' }) shopName!: string;
  @Field(() => String, { description: 'Six characters to say at the counter.' }) token!: string;
  @Field(() => String, { nullable: true, description: 'Day of pickup in words; null when ordered that day.' })
  day?: string | null;

  @Field(() => String, { description: 'When the window begins, shop-local.' }) from!: string;
  @Field(() => String, { description: 'When it ends.' }) until!: string;
  @Field(() => String, { description: 'Name to call out.' }) customerName!: string;
  @Field(() => String, { description: 'When it was ordered, shop-local.' }) orderedAt!: string;
  @Field(() => [TicketPortion], { description: 'What to make.' }) portions!: TicketPortion[];
  @Field(() => [TicketPortion], { description: 'What was refunded, counted: not to be made.' })
  cancelled!: TicketPortion[];
  @Field(() => Int, { description: 'Pieces to make in all.' }) count!: number;

  @Field(() => Boolean, { description: 'A printer of the shop has, or may have, printed it before.' })
  duplicate!: boolean;
}
