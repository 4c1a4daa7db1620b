import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Order } from './order.entity';

@ObjectType()
export class ItemToMake {
  @Field(() => ID) itemId!: string;
  @Field(() => String, { description: 'As it was ordered.' }) name!: string;
  @Field(() => Int, { description: 'In all orders of the day, less what was given back.' }) quantity!: number;
}

@ObjectType({ description: 'A day after today with what was ordered for it.' })
export class DayToCome {
  @Field(() => String, { description: 'YYYY-MM-DD, shop-local.' }) day!: string;
  @Field(() => [Order], { description: 'Open ones, by window.' }) orders!: Order[];
  @Field(() => [ItemToMake]) items!: ItemToMake[];
}
