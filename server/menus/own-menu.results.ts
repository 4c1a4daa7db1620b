import { createUnionType, Field, ID, Int, ObjectType } from 'type-graphql';
import { Allergen, DietaryMark } from './allergens';
import { ItemKind, PizzaSize } from './item.entity';
import { NameTaken } from './name-taken';
import { OrderRules } from './order-rules.results';

@ObjectType({ description: 'An item as its owner sees it, whatever customers may see of it.' })
export class OwnItem {
  @Field(() => ID) id!: string;
  @Field(() => ID) categoryId!: string;
  @Field(() => ItemKind) kind!: ItemKind;
  @Field(() => String) name!: string;
  @Field(() => String, { nullable: true }) nameEn!: string | null;
  @Field(() => String) description!: string;
  @Field(() => String, { nullable: true }) descriptionEn!: string | null;

  @Field(() => Int, { nullable: true, description: 'Price in cents; null: none yet, so it cannot be published.' })
  priceCents!: number | null;

  @Field(() => Int, { nullable: true, description: 'Pieces left today; null: nobody counts.' }) stock!: number | null;
  @Field(() => Boolean, {
    description: '« Épuisé aujourd’hui »: taken off until `OwnShop.todayEndsAt` of that moment.',
  })
  soldOut!: boolean;
  @Field(() => Boolean) freshlyBaked!: boolean;
  @Field(() => Boolean) published!: boolean;
  @Field(() => String, { nullable: true }) pictureUrl!: string | null;

  @Field(() => [Allergen], { nullable: true, description: 'Empty: the owner says none; null: not said.' })
  allergens!: Allergen[] | null;

  @Field(() => [DietaryMark]) dietary!: DietaryMark[];
  @Field(() => Int, { description: 'VAT in thousandths: 55, 100 or 200.' }) vatRate!: number;
  @Field(() => Int) preparationUnits!: number;
  @Field(() => Boolean, { description: 'Sandwich: the customer chooses meats.' }) hasMeatSelection!: boolean;
  @Field(() => Int, { description: 'Sandwich: most meats one may choose.' }) meatLimit!: number;
  @Field(() => Int, { description: 'Sandwich or pizza: most sauces one may choose.' }) sauceLimit!: number;
  @Field(() => Boolean, { description: 'Sandwich: salad, tomato and onion are offered.' }) sot!: boolean;
  @Field(() => Boolean, { description: 'Sandwich: offered with fries and a drink.' }) isMenu!: boolean;
  @Field(() => Boolean, { description: 'Sandwich: every meat of the shop, also those to come.' }) useAllMeats!: boolean;
  @Field(() => [ID], { description: 'Sandwich: the meats offered when not all are.' }) allowedMeatIds!: string[];
  @Field(() => [PizzaSize]) sizes!: PizzaSize[];
  @Field(() => OrderRules, { nullable: true, description: 'Null: as the shop is open.' })
  orderRules!: OrderRules | null;
}

@ObjectType('ServedHours', { description: 'When a category can be collected, by the clocks of its shop.' })
export class ServedHoursView {
  @Field(() => [Int], { description: 'ISO weekdays, 1 Monday to 7 Sunday; empty: every day.' }) days!: number[];
  @Field(() => String, { nullable: true, description: 'HH:MM; null: from the opening on.' }) from!: string | null;
  @Field(() => String, { nullable: true, description: 'HH:MM, no longer served then.' }) until!: string | null;
}

@ObjectType({ description: 'A category with everything under it, drafts included.' })
export class OwnCategory {
  @Field(() => ID) id!: string;
  @Field(() => String) name!: string;
  @Field(() => String, { nullable: true }) nameEn!: string | null;
  @Field(() => ServedHoursView, { nullable: true, description: 'Null: always.' }) served!: ServedHoursView | null;
  @Field(() => String, { nullable: true, description: 'As customers read it.' }) servedText!: string | null;
  @Field(() => [OwnItem]) items!: OwnItem[];
}

@ObjectType({ description: 'A name and a picture to begin with.' })
export class Proposal {
  @Field(() => String) name!: string;
  @Field(() => String, { nullable: true }) pictureUrl!: string | null;
}

@ObjectType({ description: 'What is usually sold in one category, and what the shop has prepared for it.' })
export class ProposedCategory {
  @Field(() => String) category!: string;
  @Field(() => [Proposal], { description: 'The shop’s own first.' }) proposals!: Proposal[];
}

@ObjectType()
export class OwnMenu {
  @Field(() => ID) id!: string;

  @Field(() => String, {
    description: 'The menu’s day in the shop’s own time, YYYY-MM-DD; it begins at 4 in the morning.',
  })
  today!: string;

  @Field(() => [OwnCategory]) categories!: OwnCategory[];
  @Field(() => [ProposedCategory]) catalogue!: ProposedCategory[];
}

@ObjectType()
export class StockOfDay {
  @Field(() => ID) itemId!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Left today, or what a coming day begins with; null: nobody counts.',
  })
  pieces!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'What this day of the week usually begins with; null: nobody counts.',
  })
  usualPieces!: number | null;

  @Field(() => Boolean) isUsual!: boolean;
}

@ObjectType()
export class MenuImported {
  @Field(() => Int) added!: number;
  @Field(() => Int) changed!: number;
}

export const OwnItemResult = createUnionType({
  name: 'OwnItemResult',
  types: () => [OwnItem, NameTaken] as const,
});

export const OwnCategoryResult = createUnionType({
  name: 'OwnCategoryResult',
  types: () => [OwnCategory, NameTaken] as const,
});
