import { Field, ID, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What somebody who collected an order says of a shop.' })
export class ShopReview {
  @Field(() => ID, { description: 'UUIDv7.' })
  id!: string;

  @Field(() => String, { description: 'First name and initial: « Camille D. ».' })
  author!: string;

  @Field(() => Int, { description: '1 to 5.' })
  stars!: number;

  @Field(() => String, { description: 'May be empty: stars alone.' })
  text!: string;

  @Field(() => Date, { description: 'When it was written.' })
  createdAt!: Date;
}

@ObjectType({ description: 'Some of a shop’s reviews, newest first.' })
export class ShopReviewPage {
  @Field(() => [ShopReview], { description: 'Newest first.' })
  reviews!: ShopReview[];

  @Field(() => ID, { nullable: true, description: 'Give it as `after` for older ones; null: there are none.' })
  next!: string | null;
}

@ObjectType({ description: 'How many reviews gave so many stars.' })
export class StarCount {
  @Field(() => Int, { description: '1 to 5.' })
  stars!: number;

  @Field(() => Int, { description: 'Reviews.' })
  count!: number;
}
