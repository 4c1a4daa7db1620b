import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../../clock';
import { rowById } from '../../database/batch-loader';
import { type Query, queryIn, preparedQuery } from '../../database/query';
import { transaction } from '../../database/transaction';
import { Fault } from '../../errors';
import { isUuid } from '../../identifiers';
import { Payment } from '../../payments/payment.entity';
import { DISPUTE_STATE, disputeOf, DisputeState } from '../../payments/disputes';
import { enqueueRefund, leftToRefund } from '../../payments/enqueue-refund';
import { Refund, RefundCause, RefundState } from '../../payments/refund.entity';
import { refundOf } from '../../payments/refund-rules';
import { enqueue } from '../../queue';
import { requiredText } from '../../text';
import { NoShowContest } from '../no-show/no-show-contest.entity';
import { announce, lockOrder } from '../order-changes';
import { Order, RefundLine } from '../order.entity';
import { OrderStatus } from '../order-status';
import type { OrderService } from '../order.service';
import { LEFT_BY_SECONDS } from '../cancellation/cancellation.service';
import { type Reason, reasonText, typedReason } from '../stored-reasons';
import type { RefundLinesInput, SettleRefundInput } from '../order.types';
import { MOST_ATTEMPTS, settleOtherwise } from './refund-outcome';
import { closedAccount } from '../customers/account-closing.texts';
import * as t from './refund.texts';
import { createUnionType, Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Refusal } from '../../refusal';

const REFUNDS = preparedQuery(
  'refunds of orders',
  `select r.intent_id as id, json_agg(json_build_object('id', r.id, 'cents', r.amount_cents, 'reason', r.reason,
       'reasonCode', r.reason_code, 'state', r.state, 'at', r.created_at, 'lines', coalesce(l.lines, '[]')) order by r.created_at, r.id) as refunds
   from refund r left join lateral (
     select json_agg(json_build_object('lineId', line_id, 'quantity', quantity) order by line_id) as lines
     from refund_line where refund_id = r.id) l on true
   where r.cause in ('LINES', 'ELSEWHERE') and r.intent_id = any(?::text[]) group by r.intent_id`,
);

const DISPUTES = preparedQuery(
  'disputes of payments',
  `select i.intent_id as id, ${DISPUTE_STATE} as state from incident i
   where i.kind = 'DISPUTE' and i.intent_id = any(?::text[]) group by i.intent_id`,
);

/** Returns the refunds of a payment other than by cancellation, oldest first. */
export type RefundsOf = (intentId: string) => Promise<OrderRefund[]>;

export function refundsOf(ask: Query): RefundsOf {
  const rowOf = rowById<{ id: string; refunds: (Omit<OrderRefund, 'at'> & Reason & { at: string })[] }>(ask, REFUNDS);
  return async (intentId) => {
    const { refunds = [] } = (await rowOf(intentId)) ?? {};
    return refunds.map((refund) => ({ ...refund, reason: reasonText(refund), at: new Date(refund.at) }));
  };
}

/** Returns the refunds of one order other than by cancellation, oldest first. */
export async function refundsIn(em: EntityManager, { paymentIntentId }: Pick<Order, 'paymentIntentId'>) {
  return paymentIntentId === null ? [] : refundsOf(queryIn(em))(paymentIntentId);
}

/** Refunds lines of an order that stands; the shop alone bears them (refund-rules.ts). */
export class RefundService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly orders: OrderService,
    private readonly refundsOf: RefundsOf,
    private readonly disputeState = rowById<{ id: string; state: DisputeState | null }>(queryIn(em), DISPUTES),
  ) {}

  /** Refunds lines at the price that was paid, once for each `requestId`, and never more than was paid. */
  async lines(shopId: string, { requestId, orderId, lines, reason }: RefundLinesInput) {
    const said = requiredText(reason, t.reason(), t.reasonNeeded());
    if (!isUuid(requestId)) throw new Fault('BAD_USER_INPUT', t.withoutId());
    const { id } = await this.orders.ofShop(shopId, orderId);
    const refusal = await transaction(this.em, (em) => this.refundIn(em, id, { id: requestId, lines, reason: said }));
    return refusal ?? this.orders.reload(id);
  }

  /** Returns the refunds of an order other than by cancellation, oldest first; a cancellation holds its own refund. */
  async of({ paymentIntentId }: Order): Promise<OrderRefund[]> {
    return paymentIntentId === null ? [] : this.refundsOf(paymentIntentId);
  }

  /** Returns the state of the dispute about the order's payment; null without one. */
  async dispute({ paymentIntentId }: Order): Promise<DisputeState | null> {
    return paymentIntentId === null ? null : ((await this.disputeState(paymentIntentId))?.state ?? null);
  }

  /** Returns the shop's failed refunds that are no longer retried automatically, oldest first. */
  async failed(shopId: string): Promise<FailedRefund[]> {
    const rows = await this.em.execute<FailedRefund[]>(
      `select r.id, r.amount_cents as cents, o.token, coalesce(nullif(o.customer_name, ''), a.name) as "customerName"
       from refund r join payment p on p.intent_id = r.intent_id join checkout c on c.id = p.checkout_id
         join account a on a.id = c.customer_id left join orders o on o.payment_intent_id = r.intent_id
       where r.state = 'FAILED' and r.attempt >= ? and c.shop_id = ? order by r.created_at, r.id`,
      [MOST_ATTEMPTS - 1, shopId],
    );
    return rows.map((row) => ({ ...row, customerName: row.customerName || closedAccount() }));
  }

  /** Returns disputes of the shop's payments that the bank has not decided, oldest first. */
  async openDisputes(shopId: string): Promise<OpenDispute[]> {
    const rows = await this.em.execute<OpenDispute[]>(
      `select i.id, coalesce(i.amount_cents, 0) as cents, o.token, i.answer_by as "answerBy",
         case when i.status like 'warning_%' then 'INQUIRY' else 'OPEN' end as state
       from incident i left join orders o on o.payment_intent_id = i.intent_id
       where i.kind = 'DISPUTE' and i.closed_at is null and i.shop_id = ? order by i.at, i.id`,
      [shopId],
    );
    return rows.map((row) => ({ ...row, answerBy: row.answerBy && new Date(row.answerBy) }));
  }

  /**
   * Records that the owner gave the money of a failed refund; returns the remaining ones. Throws what `settleOtherwise`
   * does, and BAD_USER_INPUT without a description of how it was given.
   */
  async settle(shopId: string, { refundId, how }: SettleRefundInput): Promise<FailedRefund[]> {
    const said = requiredText(how, t.how(), t.howNeeded());
    await settleOtherwise(this.em, { refundId, how: said, at: this.clock.now(), shopId });
    return this.failed(shopId);
  }

  private async refundIn(
    em: EntityManager,
    orderId: string,
    request: { id: string; lines: RefundLinesInput['lines']; reason: string },
  ): Promise<RefundNotPossible | null> {
    // Concurrent refunds and cancellations of the order wait for this lock.
    const order = await lockOrder(em, orderId);
    if (order.paymentIntentId === null) return new RefundNotPossible(t.nothingPaid());
    const before = await em.findOne(Refund, { id: request.id });
    if (before?.payment.intentId === order.paymentIntentId) return null;
    if (before) throw new Fault('CONFLICT', t.idTaken());
    if (order.status === OrderStatus.CANCELLED) return new RefundNotPossible(t.allBack());
    const given = await em.execute<{ line_id: string; quantity: number }[]>(
      `select l.line_id, sum(l.quantity)::int as quantity from refund_line l join order_line o on o.id = l.line_id
       where o.order_id = ? group by l.line_id`,
      [orderId],
    );
    const lines = order.lines.getItems().map(({ id, quantity, lineCents }) => ({
      id,
      quantity,
      lineCents,
      refunded: given.find(({ line_id: line }) => line === id)?.quantity ?? 0,
    }));
    const parts = refundOf(lines, request.lines);
    if (parts === null) return new RefundNotPossible(t.tooMuch());
    const amountCents = parts.reduce((sum, cents) => sum + cents, 0);
    const payment = await em.findOneOrFail(Payment, { intentId: order.paymentIntentId });
    const left = await leftToRefund(em, payment);
    const { returnedCents } = await disputeOf(em, payment.intentId);
    if (amountCents > left - returnedCents)
      return new RefundNotPossible(returnedCents > 0 ? t.bankReturned(left - returnedCents) : t.tooMuch());
    const at = this.clock.now();
    // A partial refund shows that the shop has seen the order.
    order.seenAt ??= at;
    const { id, reason } = request;
    const refund = await enqueueRefund(em, payment, {
      cause: RefundCause.LINES,
      id,
      ...typedReason(reason),
      at,
      amountCents,
    });
    for (const [at, { lineId, quantity }] of request.lines.entries())
      em.create(RefundLine, { refund, line: lineId, quantity, cents: parts[at] ?? 0 });
    await em.flush();
    // A refund answers a contested no-show, since its mail gives the reason.
    await em.nativeUpdate(NoShowContest, { order: orderId, answer: null }, { answer: reason, answeredAt: at });
    await enqueue(em, 'refundMail', { refundId: refund.id });
    for (const delay of [0, LEFT_BY_SECONDS]) await enqueue(em, 'refundTicket', { orderId }, { delay });
    await announce(em, orderId);
    return null;
  }
}

registerEnumType(RefundState, {
  name: 'RefundState',
  description: 'How far money is on its way back.',
  valuesConfig: {
    PENDING: { description: 'Asked for.' },
    DONE: { description: 'On its way to the card.' },
    FAILED: { description: 'The bank did not take it.' },
    SETTLED: { description: 'Given back another way.' },
  },
});

@ObjectType({ description: 'Pieces of a line that were given back.' })
class RefundedLine {
  @Field(() => ID, { description: 'The order’s line.' }) lineId!: string;
  @Field(() => Int, { description: 'How many pieces.' }) quantity!: number;
}

@ObjectType('OrderRefund', { description: 'Money the shop gave back of an order that it keeps.' })
export class OrderRefund {
  @Field(() => ID, { description: 'UUID.' }) id!: string;
  @Field(() => Int, { description: 'What goes back to the card, in cents.' }) cents!: number;
  @Field(() => String, { description: 'Why, in the shop’s words.' }) reason!: string;
  @Field(() => RefundState, { description: 'How far it is.' }) state!: RefundState;
  @Field(() => GraphQLISODateTime, { description: 'When the shop decided it.' }) at!: Date;
  @Field(() => [RefundedLine], { description: 'For which lines; none where it was made elsewhere.' })
  lines!: RefundedLine[];
}

@ObjectType({ implements: Refusal, description: 'Nothing, or less than that, is left to give back.' })
class RefundNotPossible extends Refusal {
  readonly code = 'REFUND_NOT_POSSIBLE';
}

@ObjectType({ description: 'Money of the shop’s that did not come back to its customer, for a person to settle.' })
export class FailedRefund {
  @Field(() => ID, { description: 'UUID.' }) id!: string;
  @Field(() => Int, { description: 'What did not arrive.' }) cents!: number;
  @Field(() => String, { nullable: true, description: 'Of the order; null where the payment became none.' })
  token!: string | null;
  @Field(() => String, { description: 'Who waits for it.' }) customerName!: string;
}

@ObjectType({
  description: 'A payment of the shop’s that its customer disputes, about which the bank has not decided.',
})
export class OpenDispute {
  @Field(() => ID, { description: 'The provider’s.' }) id!: string;
  @Field(() => Int, { description: 'What is disputed, in cents.' }) cents!: number;
  @Field(() => String, { nullable: true, description: 'Of the order; null where the payment became none.' })
  token!: string | null;
  @Field(() => DisputeState, { description: '`INQUIRY` or `OPEN`.' }) state!: DisputeState;
  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Until when the bank hears the shop.' })
  answerBy!: Date | null;
}

export const RefundLinesResult = createUnionType({
  name: 'RefundLinesResult',
  description: 'The order with its refunds, or why there is none.',
  types: () => [Order, RefundNotPossible] as const,
});
