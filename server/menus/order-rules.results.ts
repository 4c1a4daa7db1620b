import { Field, InputType, Int, ObjectType } from 'type-graphql';

@InputType('NoticeUntilInput')
@ObjectType({ description: 'A moment of the week before the day of pickup, shop-local.' })
export class NoticeUntil {
  @Field(() => Int, { description: 'ISO weekday, 1 Monday to 7 Sunday; the last one before the day of pickup.' })
  weekday!: number;

  @Field(() => Int, { description: 'Minutes after local midnight.' }) minute!: number;
}

@InputType('SeasonInput')
@ObjectType({ description: 'Days of every year, both included; it may run over the turn of the year.' })
export class Season {
  @Field(() => String, { description: 'First day, MM-DD.' }) from!: string;
  @Field(() => String, { description: 'Last day, MM-DD.' }) to!: string;
}

@InputType('OrderRulesInput')
@ObjectType({ description: 'How long before an item is to be ordered, for which days, and how many a day.' })
export class OrderRules {
  @Field(() => Int, { nullable: true, description: 'Hours before the window begins, 1 to 720; null: none.' })
  noticeHours?: number | null;

  @Field(() => NoticeUntil, { nullable: true, description: 'Instead of hours.' }) noticeUntil?: NoticeUntil | null;

  @Field(() => [Int], { nullable: true, description: 'ISO weekdays it can be collected on; null: all of them.' })
  days?: number[] | null;

  @Field(() => Season, { nullable: true, description: 'Null: all year.' }) season?: Season | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Pieces a day where nothing else is said of the day, 1 to 9999; null: nobody counts.',
  })
  dayCapacity?: number | null;
}
