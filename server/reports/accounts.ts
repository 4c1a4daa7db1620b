import { Field, Int, ObjectType } from 'type-graphql';
import { paidAt, refundedAt, type OrderFacts } from './sale';
import { isWithin, type Span } from './span';

@ObjectType()
export class VatTotal {
  @Field(() => Int, { description: 'In thousandths: 55 is 5.5 %.' }) rate!: number;
  @Field(() => Int, { description: 'Without tax, in cents.' }) netCents!: number;
  @Field(() => Int) taxCents!: number;
  @Field(() => Int, { description: 'Tax included, in cents: net and tax together.' }) grossCents!: number;
}

/** Sum of the articles at one VAT rate, tax included. */
export type RateGross = Pick<VatTotal, 'rate' | 'grossCents'>;

/** Money received or refunded at one instant for one order; refunds are negative. */
export interface Operation {
  kind: 'SALE' | 'REFUND';
  at: number;
  order: OrderFacts;
  /** One entry per VAT rate, lowest first. */
  parts: VatTotal[];
  feeCents: number;
}

/** Rounded once per rate and order, as on the customer's receipt, so that books and receipts agree. */
export function taxedPart({ rate, grossCents }: RateGross): VatTotal {
  const taxCents = Math.round((grossCents * rate) / (1000 + rate));
  return { rate, grossCents, taxCents, netCents: grossCents - taxCents };
}

const negated = ({ rate, ...cents }: VatTotal): VatTotal => ({
  rate,
  grossCents: 0 - cents.grossCents,
  taxCents: 0 - cents.taxCents,
  netCents: 0 - cents.netCents,
});

/** A refund of an order that stands, with its lines by VAT rate; without lines when it was made elsewhere. */
export interface Return {
  at: number;
  cents: number;
  parts: readonly RateGross[];
}

const grossIn = (parts: readonly RateGross[]) => parts.reduce((sum, { grossCents }) => sum + grossCents, 0);

/** Distributes an amount over what is left at each rate, in proportion, but no more than is left. */
function shareOf(cents: number, left: readonly RateGross[]): RateGross[] {
  let open = Math.min(cents, grossIn(left));
  let rest = left.reduce((sum, { grossCents }) => sum + Math.max(0, grossCents), 0);
  return left.map(({ rate, grossCents: of }) => {
    const grossCents = rest > 0 ? Math.round((open * Math.max(0, of)) / rest) : 0;
    open -= grossCents;
    rest -= Math.max(0, of);
    return { rate, grossCents };
  });
}

const less = (left: readonly VatTotal[], given: readonly VatTotal[]) => totalsIn([...left, ...given.map(negated)]);

/** Bounds a refund's tax, so that what remains at its rate never has more tax than gross amount. */
function boundedPart(part: RateGross, left: readonly VatTotal[]): VatTotal {
  const { taxCents, grossCents } = left.find(({ rate }) => rate === part.rate) ?? taxedPart({ ...part, grossCents: 0 });
  const bound = taxCents - (grossCents - part.grossCents);
  const [low, high] = [Math.min(bound, taxCents), Math.max(bound, taxCents)];
  const tax = Math.max(low, Math.min(high, taxedPart(part).taxCents));
  return { ...part, taxCents: tax, netCents: part.grossCents - tax };
}

/** Splits refunds by VAT rate; beyond a rate they are taken from the others, then from the service charge. */
function returned(articles: readonly RateGross[], returns: readonly Return[]) {
  let left: readonly VatTotal[] = articles.map(taxedPart);
  return returns.map(({ at, cents, parts: lines }) => {
    const ofLines = grossIn(lines) === cents ? lines : [];
    const own = left.map(({ rate, grossCents }) => {
      const wanted = grossIn(ofLines.filter((line) => line.rate === rate));
      return { rate, grossCents: wanted < 0 ? wanted : Math.min(wanted, Math.max(0, grossCents)) };
    });
    const after = left.map((part, index) => ({ ...part, grossCents: part.grossCents - (own[index]?.grossCents ?? 0) }));
    const more = shareOf(cents - grossIn(own), after);
    const parts = own
      .map(({ rate, grossCents }, index) => ({ rate, grossCents: grossCents + (more[index]?.grossCents ?? 0) }))
      .map((part) => boundedPart(part, left));
    left = less(left, parts);
    return { at, parts, feeCents: grossIn(parts) - cents };
  });
}

const byRate = (parts: readonly VatTotal[]) => [...parts].sort((one, other) => one.rate - other.rate);

/** Returns a span's operations; a cancellation reverses its sale and earlier refunds to zero at every rate. */
export function operationsOf(
  orders: readonly OrderFacts[],
  grossOf: (orderId: string) => readonly RateGross[],
  span: Span,
  returnsOf: (orderId: string) => readonly Return[] = () => [],
): Operation[] {
  const found = orders.flatMap((order): Operation[] => {
    const articles = grossOf(order.id);
    const [paid, refunded] = [paidAt(order), refundedAt(order)];
    const before: Operation[] = [
      ...(paid !== null
        ? [{ kind: 'SALE' as const, at: paid, order, parts: byRate(articles.map(taxedPart)), feeCents: order.feeCents }]
        : []),
      ...returned(articles, returnsOf(order.id)).map(({ at, parts, feeCents }) => ({
        kind: 'REFUND' as const,
        at,
        order,
        parts: byRate(parts.filter(({ grossCents }) => grossCents !== 0)).map(negated),
        feeCents,
      })),
    ];
    if (refunded === null) return before;
    const back = totalsOf(before).map(negated);
    const feeBack = before.reduce((sum, { feeCents }) => sum - feeCents, 0);
    return [...before, { kind: 'REFUND', at: refunded, order, parts: back, feeCents: feeBack }];
  });
  return found.filter(({ at }) => isWithin(span, at)).sort((one, other) => one.at - other.at);
}

/** Returns the sums of a period by VAT rate, lowest first; nothing is rounded again. */
export function totalsOf(operations: readonly Operation[]): VatTotal[] {
  return totalsIn(operations.flatMap(({ parts }) => parts));
}

function totalsIn(parts: readonly VatTotal[]): VatTotal[] {
  const totals = new Map<number, VatTotal>();
  for (const part of parts) {
    const known = totals.get(part.rate) ?? { rate: part.rate, grossCents: 0, taxCents: 0, netCents: 0 };
    totals.set(part.rate, {
      rate: part.rate,
      grossCents: known.grossCents + part.grossCents,
      taxCents: known.taxCents + part.taxCents,
      netCents: known.netCents + part.netCents,
    });
  }
  return [...totals.values()].sort((one, other) => one.rate - other.rate);
}
