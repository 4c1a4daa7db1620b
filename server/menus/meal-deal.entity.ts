import type { Opt, Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property, Trigger } from '@mikro-orm/decorators/legacy';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Shop } from '../shops/shop.entity';
import { raisesShopVersion } from '../shops/shop-version.entity';
import { ServedHours, servedText } from './days/served-hours';
import { Named } from './named';

@InputType('MealDealOptionInput')
@ObjectType({ description: 'An item that fills a part of a meal deal.' })
export class MealDealOption {
  @Field(() => ID) itemId!: string;
  @Field(() => Int, { description: 'Cents it adds to the price of the deal.' }) surchargeCents!: number;
}

@ObjectType({ description: 'A part of a meal deal, « Dessert »: any one of its options fills it.' })
export class MealDealPart extends Named {
  @Field(() => [MealDealOption]) options!: MealDealOption[];
}

/** The stored parts of a meal deal; `options` may name items that have been taken off the menu since. */
export type StoredPart = Pick<MealDealPart, 'name' | 'nameEn' | 'options'>;

/** One item of every part for one price (« formule »); a cart that holds them gets the price by itself. */
@ObjectType({
  description: 'One item of every part for one price; a cart that holds them gets the price by itself.',
})
@Entity()
@Index({
  name: 'meal_deal_name_unique',
  expression: 'create unique index "meal_deal_name_unique" on "meal_deal" ("shop_id", lower("name"))',
})
@Check({ expression: 'price_cents > 0', name: 'meal_deal_price' })
@Trigger(raisesShopVersion('meal_deal'))
export class MealDeal extends Named {
  @Field(() => ID)
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @ManyToOne({ entity: () => Shop, deleteRule: 'cascade' }) shop!: Rel<Shop>;

  @Field(() => Int, { description: 'Price of one item of every part in cents; their options are paid beside it.' })
  @Property({ type: 'integer' })
  priceCents!: number;

  @Field(() => [MealDealPart])
  @Property({ type: 'json' })
  parts!: StoredPart[];

  @Field(() => ServedHours, { nullable: true, description: 'Windows it applies to; null: all.' })
  @Property({ type: 'json', nullable: true })
  served: ServedHours | null = null;

  @Field(() => String, { nullable: true, description: '« jusqu’à 14:30 »; null: whenever the shop is open.' })
  get servedText(): Opt<string> | null {
    return this.served && servedText(this.served);
  }

  /** Incremented with each change, so that two owners do not overwrite each other. */
  @Property({ type: 'integer', default: 1 }) revision: Opt<number> = 1;
}

/** What a meal deal took off an order or a cart: a copy, so that a later change of the deal never alters it. */
@ObjectType({ description: 'A meal deal that a cart or an order got.' })
export class AppliedMealDeal extends Named {
  @Field(() => ID) mealDealId!: string;
  @Field(() => Int, { description: 'How many sets of it.' }) quantity!: number;
  @Field(() => Int, { description: 'What they save in all, in cents.' }) cents!: number;
}

export type StoredMealDeal = Omit<AppliedMealDeal, 'nameRead' | 'nameLang'>;

export function appliedMealDeals(stored: readonly StoredMealDeal[]): AppliedMealDeal[] {
  return stored.map((one) => Object.assign(new AppliedMealDeal(), one));
}
