import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../clock';
import { inOneStep } from '../database/retry';
import { Fault } from '../errors';
import { isUuid } from '../identifiers';
import { Payment } from '../payments/payment.entity';
import { enqueueRefund } from '../payments/enqueue-refund';
import { Refund, RefundCause } from '../payments/refund.entity';
import { refundOf } from '../payments/refund-rules';
import { enqueue } from '../queue';
import { cleanText } from '../text';
import { announce } from './order-changes';
import { Order } from './order.entity';
import { OrderStatus } from './order-status';
import type { OrderService } from './order.service';
import type { RefundLinesInput } from './order.inputs';
import { type OrderRefund, RefundNotPossible } from './refund.results';
import { RefundLine } from './refund-line.entity';

const NOTHING_PAID = 'Rien n’a été payé en ligne pour cette commande.';
const ALL_BACK = 'Cette commande est annulée : tout est déjà rendu.';
const TOO_MUCH = 'Choisissez des articles qui ne sont pas encore remboursés.';

/** Giving back lines of an order that its shop keeps: the shop alone bears them (refund-rules.ts). */
export class RefundService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly orders: OrderService,
  ) {}

  /** Gives the lines back at the price that was paid, once for each `requestId`; never more than was paid. */
  async lines(shopId: string, { requestId, orderId, lines, reason }: RefundLinesInput) {
    const said = cleanText(reason, 500, 'Le motif');
    if (said === '') throw new Fault('BAD_USER_INPUT', 'Dites au client pourquoi.');
    if (!isUuid(requestId)) throw new Fault('BAD_USER_INPUT', 'Cette demande n’a pas d’identifiant valable.');
    const { id } = await this.orders.ofShop(shopId, orderId);
    const refusal = await inOneStep(this.em.fork(), (em) =>
      this.refundIn(em, id, { id: requestId, lines, reason: said }),
    );
    return refusal ?? this.orders.reload(id);
  }

  /** The shop’s partial refunds of an order, oldest first; that of a cancellation is on the cancellation. */
  async of(order: Order): Promise<OrderRefund[]> {
    if (order.paymentIntentId === null) return [];
    const found = await this.em.execute<OrderRefund[]>(
      `select r.id, r.amount_cents as cents, r.reason, r.created_at as at,
         json_agg(json_build_object('lineId', l.line_id, 'quantity', l.quantity) order by l.line_id) as lines
       from refund r join refund_line l on l.refund_id = r.id
       where r.intent_id = ? and r.cause = 'LINES' group by r.id order by r.created_at, r.id`,
      [order.paymentIntentId],
    );
    return found.map((refund) => ({ ...refund, at: new Date(refund.at) }));
  }

  private async refundIn(
    em: EntityManager,
    orderId: string,
    request: { id: string; lines: RefundLinesInput['lines']; reason: string },
  ): Promise<RefundNotPossible | null> {
    // Concurrent refunds and cancellations of the order wait for this lock.
    const order = await em.findOneOrFail(
      Order,
      { id: orderId },
      { populate: ['lines'], lockMode: LockMode.PESSIMISTIC_WRITE, lockTableAliases: ['o0'], refresh: true },
    );
    if (order.paymentIntentId === null) return new RefundNotPossible(NOTHING_PAID);
    const before = await em.findOne(Refund, { id: request.id });
    if (before?.payment.intentId === order.paymentIntentId) return null;
    if (before) throw new Fault('CONFLICT', 'Cette demande a déjà servi à une autre commande.');
    if (order.status === OrderStatus.CANCELLED) return new RefundNotPossible(ALL_BACK);

    const given = await em.execute<{ line_id: string; quantity: number }[]>(
      `select l.line_id, sum(l.quantity)::int as quantity from refund_line l join order_line o on o.id = l.line_id
       where o.order_id = ? group by l.line_id`,
      [orderId],
    );
    const lines = order.lines.getItems().map(({ id, quantity, unitCents }) => ({
      id,
      quantity,
      unitCents,
      refunded: given.find(({ line_id: line }) => line === id)?.quantity ?? 0,
    }));
    const amountCents = refundOf(lines, request.lines);
    if (amountCents === null) return new RefundNotPossible(TOO_MUCH);
    const payment = await em.findOneOrFail(Payment, { intentId: order.paymentIntentId });
    const at = this.clock.now();
    // A partial refund shows that somebody has seen the order.
    order.seenAt ??= at;
    const { id, reason } = request;
    const refund = await enqueueRefund(em, payment, { cause: RefundCause.LINES, id, reason, at, amountCents });
    for (const { lineId, quantity } of request.lines) em.create(RefundLine, { refund, line: lineId, quantity });
    await em.flush();
    await enqueue(em, 'refundMail', { refundId: refund.id });
    await announce(em, orderId);
    return null;
  }
}
