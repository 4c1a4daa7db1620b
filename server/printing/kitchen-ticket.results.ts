import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What was chosen of one kind.' })
export class TicketRow {
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
