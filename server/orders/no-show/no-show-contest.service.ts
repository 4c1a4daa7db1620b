import type { EntityManager } from '@mikro-orm/postgresql';
import { requireCustomerOf, type Principal } from '../../accounts/principal';
import type { Clock } from '../../clock';
import { rowById } from '../../database/batch-loader';
import { queryIn, preparedQuery } from '../../database/query';
import { transaction } from '../../database/transaction';
import { enqueue } from '../../queue';
import { requiredText } from '../../text';
import { contestableUntil } from '../order-deadlines';
import { NoShowContest } from './no-show-contest.entity';
import { announce, lockOrder } from '../order-changes';
import { OrderStatus } from '../order-status';
import type { Order } from '../order.entity';
import { StepNotPossible } from '../order.types';
import type { OrderService } from '../order.service';
import * as t from './no-show.texts';

type Contest = Pick<NoShowContest, 'reason' | 'at' | 'answer' | 'answeredAt'>;
type ContestRow = Pick<Contest, 'reason' | 'answer'> & { id: string; at: string; answeredAt: string | null };
const CONTESTS = preparedQuery(
  'contests',
  `select order_id as id, reason, at, answer, answered_at as "answeredAt" from no_show_contest
   where order_id = any(?::uuid[])`,
);

/** Contests of no-shows (« J’étais là »), which the shop answers with a reason or a refund (specification 5.4). */
export class NoShowContestService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly orders: OrderService,
    private readonly contestOf = rowById<ContestRow>(queryIn(em), CONTESTS),
  ) {}

  /** Contests a no-show within 24 hours; a repeated call returns the same contest. Throws BAD_USER_INPUT, NOT_FOUND. */
  async raise(principal: Principal, reference: string, reason: string) {
    const said = requiredText(reason, t.message(), t.wordsNeeded());
    const { id, customer } = await this.orders.order(principal, reference);
    requireCustomerOf(principal, customer);
    return this.change(id, async (em, order) => {
      if (await em.findOne(NoShowContest, { order: id })) return null;
      const now = this.clock.now();
      if (!contestableUntil(order, now)) return new StepNotPossible(t.contestOver());
      em.create(NoShowContest, { order: id, reason: said, at: now });
      await enqueue(em, 'contestMail', { orderId: id, to: 'SHOP' });
      return null;
    });
  }

  /** Records the shop's answer; the first answer stands. Throws BAD_USER_INPUT, NOT_FOUND. */
  async answer(shopId: string, orderId: string, answer: string) {
    const said = requiredText(answer, t.answer(), t.wordsNeeded());
    const { id } = await this.orders.ofShop(shopId, orderId);
    return this.change(id, async (em) => {
      const contest = await em.findOne(NoShowContest, { order: id });
      if (!contest) return new StepNotPossible(t.notContested());
      if (contest.answer !== null) return null;
      em.assign(contest, { answer: said, answeredAt: this.clock.now() });
      await enqueue(em, 'contestMail', { orderId: id, to: 'CUSTOMER' });
      return null;
    });
  }

  /** Returns until when the caller may contest; null for anyone but the customer, once contested, and too late. */
  async until(principal: Principal, order: Order): Promise<Date | null> {
    const until = this.orders.isItsCustomer(principal, order) ? contestableUntil(order, this.clock.now()) : null;
    return until && !(await this.of(order)) ? until : null;
  }

  /** Returns the contest of an order; without a query unless it is a no-show, as a board's open orders are not. */
  async of({ id, status }: Order): Promise<Contest | null> {
    const found = status === OrderStatus.NO_SHOW ? await this.contestOf(id) : undefined;
    if (!found) return null;
    const { reason, at, answer, answeredAt } = found;
    return { reason, at: new Date(at), answer, answeredAt: answeredAt === null ? null : new Date(answeredAt) };
  }

  /** Changes the contest of an order under the order's lock; returns the order, or the refusal. */
  private async change(id: string, said: (em: EntityManager, order: Order) => Promise<StepNotPossible | null>) {
    const refusal = await transaction(this.em, async (em) => {
      const order = await lockOrder(em, id);
      const no = await said(em, order);
      await em.flush();
      if (!no) await announce(em, id);
      return no;
    });
    return refusal ?? this.orders.reload(id);
  }
}
