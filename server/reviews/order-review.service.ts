import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Account, Role } from '../accounts/account.entity';
import type { Principal } from '../accounts/principal';
import type { Clock } from '../clock';
import { rowById } from '../database/batch-loader';
import { inOneStep } from '../database/retry';
import { queryIn, preparedQuery } from '../database/query';
import { Fault } from '../errors';
import { newId } from '../identifiers';
import { OrderStatus } from '../orders/order-status';
import { Order } from '../orders/order.entity';
import type { OrderService } from '../orders/order.service';
import { cleanText } from '../text';
import { authorShown } from './author';
import { Review } from './review.entity';
import * as t from './reviews.texts';
import { createUnionType, Field, GraphQLISODateTime, Int, ObjectType, InputType } from 'type-graphql';
import { StepNotPossible } from '../orders/order.types';

const REVIEWS = preparedQuery(
  'reviews of orders',
  'select order_id as id, stars, text, created_at as "createdAt" from review where order_id = any(?::uuid[])',
);

/** One review per order, by the customer who collected it; it may be changed later. */
export class OrderReviewService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly orders: OrderService,
    private readonly reviewOf = rowById<Omit<OrderReviewView, 'createdAt'> & { id: string; createdAt: string }>(
      queryIn(em),
      REVIEWS,
    ),
  ) {}

  /** Creates or replaces the review of a collected order, and updates the shop's mean in the same transaction. */
  async review(principal: Principal, { reference, stars, text }: ReviewOrderInput) {
    const order = await this.orders.order(principal, reference);
    if (!this.isTheirs(order, principal)) throw new Fault('FORBIDDEN', t.notYours());
    if (!Number.isInteger(stars) || stars < 1 || stars > 5) throw new Fault('BAD_USER_INPUT', t.fromOneToFive());
    const said = cleanText(text, 500, t.review());
    if (order.status !== OrderStatus.COLLECTED) return new ReviewTooEarly();
    await inOneStep(this.em.fork(), (em) => this.keep(em, order, stars, said));
    return this.orders.order(principal, reference);
  }

  async of({ id }: Order): Promise<OrderReviewView | null> {
    const found = await this.reviewOf(id);
    return found ? { ...found, createdAt: new Date(found.createdAt) } : null;
  }

  mayReview(order: Order, principal: Principal): boolean {
    return order.status === OrderStatus.COLLECTED && this.isTheirs(order, principal);
  }

  /** Returns whether the order is the caller's, with an account, and not of the caller's own shop. */
  private isTheirs({ customer, shop }: Order, principal: Principal): boolean {
    return (
      customer !== null && customer.id === principal?.id && customer.id !== shop.id && principal.role !== Role.GUEST
    );
  }

  private async keep(em: EntityManager, order: Order, stars: number, text: string): Promise<void> {
    // Serialises two reviews of the same order.
    await em.findOneOrFail(Order, { id: order.id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const before = await em.findOne(Review, { order: order.id });
    const [total, count] = before ? [stars - before.stars, 0] : [stars, 1];
    if (before) Object.assign(before, { stars, text });
    else {
      const { name } = await em.findOneOrFail(Account, { id: order.customer?.id ?? '' });
      em.create(Review, {
        id: newId(this.clock.now()),
        shop: order.shop.id,
        order: order.id,
        author: authorShown(name),
        stars,
        text,
        createdAt: this.clock.now(),
      });
    }
    await em.flush();
    await em.execute('update shop set rating_total = rating_total + ?, review_count = review_count + ? where id = ?', [
      total,
      count,
      order.shop.id,
    ]);
  }
}

@ObjectType('OrderReview', { description: 'What the customer said after the pickup.' })
export class OrderReviewView {
  @Field(() => Int, { description: '1 to 5.' }) stars!: number;
  @Field(() => String, { description: 'May be empty.' }) text!: string;
  @Field(() => GraphQLISODateTime) createdAt!: Date;
}

/** Keeps the schema type StepNotPossible, which installed clients know. */
class ReviewTooEarly extends StepNotPossible {
  constructor() {
    super(t.tooEarly());
  }
}

export const ReviewOrderResult = createUnionType({
  name: 'ReviewOrderResult',
  types: () => [Order, StepNotPossible] as const,
});

@InputType()
export class ReviewOrderInput {
  @Field(() => String, { description: 'The collected order, by id or token.' }) reference!: string;
  @Field(() => Int, { description: '1 to 5.' }) stars!: number;
  @Field(() => String, { defaultValue: '', description: 'At most 500 characters; may be empty.' }) text!: string;
}
