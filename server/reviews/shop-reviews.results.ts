import { Field, ID, Int, ObjectType } from 'type-graphql';

@ObjectType()
export class ShopReview {
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
