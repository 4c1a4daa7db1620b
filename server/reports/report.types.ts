import { Field, ID, Int, ObjectType, registerEnumType, InputType } from 'type-graphql';
import { Order } from '../orders/order.entity';
import { OrderStatus } from '../orders/order-status';

export enum ReportSpan {
  TODAY = 'TODAY',
  WEEK = 'WEEK',
}

registerEnumType(ReportSpan, {
  name: 'ReportSpan',
  valuesConfig: { TODAY: {}, WEEK: { description: 'Since Monday.' } },
});

@ObjectType({ description: 'What was sold in a span of time. Orders called off and refunded do not count.' })
export class SalesFigures {
  @Field(() => Int, { description: 'Orders sold: paid online, or paid and handed over at the counter.' })
  orderCount!: number;

  @Field(() => Int, { description: 'Their articles, tax included and without the service charge, in cents.' })
  salesCents!: number;

  @Field(() => Int) noShowCount!: number;
}

@ObjectType()
export class HourSales {
  @Field(() => Int, { description: '0 to 23.' }) hour!: number;
  @Field(() => Int) salesCents!: number;
  @Field(() => Int) orderCount!: number;
}

@ObjectType()
export class DaySales {
  @Field(() => String, { description: 'YYYY-MM-DD' }) day!: string;
  @Field(() => Int) salesCents!: number;
  @Field(() => Int) orderCount!: number;
}

@ObjectType({ description: 'What was sold of one item, under the name it bears in the newest order.' })
export class ItemSales {
  @Field(() => ID) itemId!: string;
  @Field(() => String) name!: string;
  @Field(() => Int) quantity!: number;
  @Field(() => Int, { description: 'In cents, supplements included.' }) salesCents!: number;
}

@ObjectType()
export class SalesReport {
  @Field(() => String, { description: 'The shop’s present day, YYYY-MM-DD.' }) today!: string;

  @Field(() => Boolean, { description: 'Customers cannot see the shop: it has no way of being paid yet.' })
  hidden!: boolean;

  @Field(() => SalesFigures, { description: 'Until now.' }) figures!: SalesFigures;

  @Field(() => SalesFigures, {
    nullable: true,
    description: 'The same a week earlier, until the same time of day; null when the shop was not there yet.',
  })
  before!: SalesFigures | null;

  @Field(() => [HourSales], { description: 'The hours with a sale, from morning to night.' }) hours!: HourSales[];
  @Field(() => [DaySales]) days!: DaySales[];
  @Field(() => [ItemSales], { description: 'Everything that was sold, the most pieces first.' }) items!: ItemSales[];
}

@ObjectType()
export class VatTotal {
  @Field(() => Int, { description: 'In thousandths: 55 is 5.5 %.' }) rate!: number;
  @Field(() => Int, { description: 'Without tax, in cents.' }) netCents!: number;
  @Field(() => Int) taxCents!: number;
  @Field(() => Int, { description: 'Tax included, in cents: net and tax together.' }) grossCents!: number;
}

@ObjectType({ description: 'What an accountant asks for. Sales count on the day they were paid, refunds on theirs.' })
export class Accounts {
  @Field(() => [VatTotal], { description: 'One a rate, from the lowest; empty when nothing was sold.' })
  totals!: VatTotal[];

  @Field(() => Int, { description: 'Service charges customers paid on top, which stay with the platform, in cents.' })
  feeCents!: number;

  @Field(() => Int, { description: 'Articles given back, already taken off the totals, in cents.' })
  refundedCents!: number;
}

@ObjectType()
export class TextFile {
  @Field(() => String) name!: string;
  @Field(() => String, { description: 'Its content, a byte order mark included.' }) text!: string;
}

@ObjectType({ description: 'Orders of a period, twenty a page.' })
export class OrderListPage {
  @Field(() => [Order], { description: 'Newest first.' }) orders!: Order[];
  @Field(() => Int) count!: number;
  @Field(() => Int) page!: number;
  @Field(() => Int) pageCount!: number;
}

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
