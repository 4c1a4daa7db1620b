import { Field, ID, ObjectType } from 'type-graphql';
import { Item } from '../../menus/item.entity';
import type { MenuItem } from '../../menus/menu-rows';
import { PickupWindowView } from '../../pickup/pickup.types';

@ObjectType({ description: 'What a day can do for a cart.' })
export class PickupDay {
  @Field(() => String, { description: 'YYYY-MM-DD, shop-local.' }) day!: string;
  @Field(() => Boolean, { description: 'The shop has windows on it that can be reached.' }) offered!: boolean;
  @Field(() => Boolean, { description: 'All of the cart can be had in one of them.' }) possible!: boolean;
  @Field(() => Boolean, { description: 'The first possible day.' }) isFirst!: boolean;

  @Field(() => [ID], { description: 'Of a possible day, the windows in which not all of the cart can be had.' })
  shutWindows!: string[];

  @Field(() => Item, {
    nullable: true,
    description: 'What stands in its way; of the first possible day, what decides that it is not sooner.',
  })
  item!: MenuItem | null;

  @Field(() => String, { nullable: true, description: 'Why, in a sentence; null: nothing to say.' })
  why!: string | null;
}

@ObjectType({ description: 'A day with the windows in which all of an order can be had.' })
export class DayWithWindows {
  @Field(() => String, { description: 'YYYY-MM-DD, shop-local.' }) day!: string;
  @Field(() => [PickupWindowView]) windows!: PickupWindowView[];
}
