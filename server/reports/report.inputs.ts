import { Field, InputType, Int } from 'type-graphql';
import { OrderStatus } from '../orders/order-status';

@InputType({ description: 'Whole days of the shop’s own time, both included; a year at most.' })
export class PeriodInput {
  @Field(() => String, { description: 'YYYY-MM-DD' }) from!: string;
  @Field(() => String, { description: 'YYYY-MM-DD' }) to!: string;
}

@InputType()
export class OrderListInput {
  @Field(() => PeriodInput, { nullable: true, description: 'Null: all days.' }) period?: PeriodInput | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only those with these words in number or name, or of the customer with this phone number; null: all.',
  })
  text?: string | null;
  @Field(() => OrderStatus, { nullable: true, description: 'Only those; null: all.' }) status?: OrderStatus | null;

  @Field(() => Int, { defaultValue: 1, description: 'From 1; beyond the last one the last is answered.' })
  page!: number;
}
