import { PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Entity, Index, OneToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, GraphQLISODateTime, ObjectType } from 'type-graphql';
import { Order } from '../order.entity';

/** A customer's objection to being marked as a no-show, at most one per order. */
@ObjectType({ description: 'A customer marked as missing says they were there, and what the shop answers.' })
@Entity()
@Index({
  name: 'no_show_contest_waiting',
  expression: `create index "no_show_contest_waiting" on "no_show_contest" ("order_id") where "answer" is null`,
})
export class NoShowContest {
  [PrimaryKeyProp]?: 'order';

  @OneToOne({ entity: () => Order, primary: true, owner: true })
  order!: Rel<Order>;

  @Field(() => String, { description: 'The customer’s words; empty once they have left.' })
  @Property({ type: 'string', length: 500 })
  reason!: string;

  @Field(() => GraphQLISODateTime, { description: 'When they said it.' })
  @Property({ type: 'datetime' })
  at!: Date;

  @Field(() => String, { nullable: true, description: 'The shop’s words; null until it answered.' })
  @Property({ type: 'string', length: 500, nullable: true })
  answer: string | null = null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When the shop answered.' })
  @Property({ type: 'datetime', nullable: true })
  answeredAt: Date | null = null;
}
