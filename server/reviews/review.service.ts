import DataLoader from 'dataloader';
import { rowsOfEach, rowById } from '../database/batch-loader';
import { type Query, preparedQuery, queryIn } from '../database/query';
import { transaction } from '../database/transaction';
import { isUuid, newId } from '../identifiers';
import { Field, ID, Int, ObjectType, createUnionType, GraphQLISODateTime, InputType } from 'type-graphql';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Account, Role } from '../accounts/account.entity';
import type { Principal } from '../accounts/principal';
import type { Clock } from '../clock';
import { Fault } from '../errors';
import { lockOrder } from '../orders/order-changes';
import { OrderStatus } from '../orders/order-status';
import { Order } from '../orders/order.entity';
import type { OrderService } from '../orders/order.service';
import { cleanText } from '../text';
import { Review } from './review.entity';
import * as t from './reviews.texts';
import { StepNotPossible } from '../orders/order.types';

const MOST_AT_ONCE = 50;

interface Page {
  shopId: string;
  most: number;
  after: string | null;
}

interface PageRow extends Omit<ShopReview, 'createdAt'> {
  page: number;
  createdAt: string;
}

// An unknown `after` starts from the newest review.
const PAGES = preparedQuery(
  'review-pages',
  `select asked.page, r.id, r.author, r.stars, r.text, r.created_at as "createdAt"
   from json_to_recordset(?::json) as asked (page int, "shopId" uuid, most int, after uuid),
     lateral (select * from review where shop_id = asked."shopId" and coalesce((created_at, id) <
         (select last.created_at, last.id from review last where last.id = asked.after and last.shop_id = asked."shopId"), true)
       order by created_at desc, id desc limit asked.most + 1) r
   order by r.created_at desc, r.id desc`,
);
const STARS = preparedQuery(
  'star-counts',
  'select shop_id as of, stars, count(*)::int as count from review where shop_id = any(?::uuid[]) group by shop_id, stars',
);

export class ShopReviewsService {
  private readonly pages = new DataLoader((pages: readonly Page[]) => this.read(pages), { cache: false });

  constructor(
    private readonly query: Query,
    private readonly starsOf = rowsOfEach<StarCount>(query, STARS),
  ) {}

  /** Returns at most `first` (1 to 50) reviews, newest first, after `after`, or from the newest. */
  page(shopId: string, first: number, after: string | null): Promise<ShopReviewPage> {
    const most = Math.min(MOST_AT_ONCE, Math.max(1, first));
    return this.pages.load({ shopId, most, after: after !== null && isUuid(after) ? after : null });
  }

  /** Returns the number of reviews for five stars down to one, zeros included. */
  async starCounts(shopId: string): Promise<StarCount[]> {
    const rows = await this.starsOf(shopId);
    const countOf = (stars: number) => rows.find((row) => row.stars === stars)?.count ?? 0;
    return [5, 4, 3, 2, 1].map((stars) => ({ stars, count: countOf(stars) }));
  }

  private async read(pages: readonly Page[]): Promise<ShopReviewPage[]> {
    const asked = JSON.stringify(pages.map((one, page) => ({ ...one, page })));
    const found = Map.groupBy(await this.query<PageRow>(PAGES, [asked]), ({ page }) => page);
    return pages.map(({ most }, page) => {
      const rows = found.get(page) ?? [];
      // Imported rows contain full names, or none.
      const reviews = rows
        .slice(0, most)
        .map((row) => ({ ...row, author: authorShown(row.author), createdAt: new Date(row.createdAt) }));
      return { reviews, next: rows.length > most ? (reviews.at(-1)?.id ?? null) : null };
    });
  }
}

@ObjectType()
class ShopReview {
  @Field(() => ID) id!: string;
  @Field(() => String, { description: 'First name and initial: « Camille D. ».' }) author!: string;
  @Field(() => Int, { description: '1 to 5.' }) stars!: number;
  @Field(() => String, { description: 'May be empty: stars alone.' }) text!: string;
  @Field(() => Date) createdAt!: Date;
}

@ObjectType({ description: 'Some of a shop’s reviews, newest first.' })
export class ShopReviewPage {
  @Field(() => [ShopReview], { description: 'Newest first.' }) reviews!: ShopReview[];

  @Field(() => ID, { nullable: true, description: 'Give it as `after` for older ones; null: there are none.' })
  next!: string | null;
}

@ObjectType()
export class StarCount {
  @Field(() => Int, { description: '1 to 5.' }) stars!: number;
  @Field(() => Int) count!: number;
}

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
    if (order.status !== OrderStatus.COLLECTED) return new StepNotPossible(t.tooEarly());
    await transaction(this.em, (em) => this.keep(em, order, stars, said));
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
    await lockOrder(em, order.id);
    const before = await em.findOne(Review, { order: order.id });
    const [total, count] = before ? [stars - before.stars, 0] : [stars, 1];
    if (before) Object.assign(before, { stars, text });
    else {
      const { name } = await em.findOneOrFail(Account, { id: order.customer?.id ?? '' });
      const now = this.clock.now();
      const facts = { id: newId(now), author: authorShown(name), stars, text, createdAt: now };
      em.create(Review, { ...facts, shop: order.shop.id, order: order.id });
    }
    await em.flush();
    const rate = 'update shop set rating_total = rating_total + ?, review_count = review_count + ? where id = ?';
    await em.execute(rate, [total, count, order.shop.id]);
  }
}

@ObjectType('OrderReview', { description: 'What the customer said after the pickup.' })
export class OrderReviewView {
  @Field(() => Int, { description: '1 to 5.' }) stars!: number;
  @Field(() => String, { description: 'May be empty.' }) text!: string;
  @Field(() => GraphQLISODateTime) createdAt!: Date;
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

/** « Camille Dupont » becomes « Camille D. », and stays so: a review is public, a family name need not be. */
export function authorShown(name: string): string {
  const words = name.trim().split(/\s+/u);
  const [first = ''] = words;
  const last = words.length > 1 ? words.at(-1) : undefined;
  if (last === undefined) return first || t.nameless();
  const [initial = ''] = last;
  return `${first} ${initial.toUpperCase()}.`;
}
