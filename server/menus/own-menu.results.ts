import { createUnionType, Field, ID, Int, ObjectType } from 'type-graphql';
import { Allergen, DietaryMark } from './allergens';
import { ItemKind, PizzaSize } from './item.entity';
import { NameTaken } from './name-taken';

@ObjectType({ description: 'An item as its owner sees it, whatever customers may see of it.' })
export class OwnItem {
  @Field(() => ID, { description: 'UUIDv7, that of the item.' })
  id!: string;

  @Field(() => ID, { description: 'Its heading.' })
  categoryId!: string;

  @Field(() => ItemKind, { description: 'How it is ordered.' })
  kind!: ItemKind;

  @Field(() => String, { description: 'Name on the menu.' })
  name!: string;

  @Field(() => String, { description: 'What is in it.' })
  description!: string;

  @Field(() => Int, { nullable: true, description: 'Price in cents; null: none yet, so it cannot be published.' })
  priceCents!: number | null;

  @Field(() => Int, { nullable: true, description: 'Pieces left today; null: nobody counts.' })
  stock!: number | null;

  @Field(() => Boolean, { description: '« Épuisé aujourd’hui »: taken off until the next morning.' })
  soldOut!: boolean;

  @Field(() => Boolean, { description: 'Comes out of the oven today.' })
  freshlyBaked!: boolean;

  @Field(() => Boolean, { description: 'Whether customers see it.' })
  published!: boolean;

  @Field(() => String, { nullable: true, description: 'Its picture.' })
  pictureUrl!: string | null;

  @Field(() => [Allergen], { nullable: true, description: 'Empty: the owner says none; null: not said.' })
  allergens!: Allergen[] | null;

  @Field(() => [DietaryMark], { description: 'Marks the owner gave it.' })
  dietary!: DietaryMark[];

  @Field(() => Int, { description: 'VAT in thousandths: 55, 100 or 200.' })
  vatRate!: number;

  @Field(() => Int, { description: 'What one piece takes of a window’s capacity.' })
  preparationUnits!: number;

  @Field(() => Boolean, { description: 'Sandwich: the customer chooses meats.' })
  hasMeatSelection!: boolean;

  @Field(() => Int, { description: 'Sandwich: most meats one may choose.' })
  meatLimit!: number;

  @Field(() => Int, { description: 'Sandwich or pizza: most sauces one may choose.' })
  sauceLimit!: number;

  @Field(() => Boolean, { description: 'Sandwich: salad, tomato and onion are offered.' })
  sot!: boolean;

  @Field(() => Boolean, { description: 'Sandwich: offered with fries and a drink.' })
  isMenu!: boolean;

  @Field(() => Boolean, { description: 'Sandwich: every meat of the shop, also those to come.' })
  useAllMeats!: boolean;

  @Field(() => [ID], { description: 'Sandwich: the meats offered when not all are.' })
  allowedMeatIds!: string[];

  @Field(() => [PizzaSize], { description: 'Pizza: its sizes, as customers see them.' })
  sizes!: PizzaSize[];
}

@ObjectType({ description: 'A heading with everything under it, drafts included.' })
export class OwnCategory {
  @Field(() => ID, { description: 'UUIDv7.' })
  id!: string;

  @Field(() => String, { description: 'Name of the heading.' })
  name!: string;

  @Field(() => [OwnItem], { description: 'In the order of the menu.' })
  items!: OwnItem[];
}

@ObjectType({ description: 'A name and a picture to begin with.' })
export class Proposal {
  @Field(() => String, { description: 'Name.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Picture.' })
  pictureUrl!: string | null;
}

@ObjectType({ description: 'What is usually sold under one heading, and what the shop has prepared for it.' })
export class ProposedCategory {
  @Field(() => String, { description: 'Name of the heading.' })
  category!: string;

  @Field(() => [Proposal], { description: 'The shop’s own first.' })
  proposals!: Proposal[];
}

@ObjectType({ description: 'The calling owner’s menu, as it is managed.' })
export class OwnMenu {
  @Field(() => ID, { description: 'The shop.' })
  id!: string;

  @Field(() => String, {
    description: 'The menu’s day in the shop’s own time, YYYY-MM-DD; it begins at 4 in the morning.',
  })
  today!: string;

  @Field(() => [OwnCategory], { description: 'In the order of the menu.' })
  categories!: OwnCategory[];

  @Field(() => [ProposedCategory], { description: 'The catalogue names and pictures are picked from.' })
  catalogue!: ProposedCategory[];
}

@ObjectType({ description: 'Pieces of one item on one day.' })
export class StockOfDay {
  @Field(() => ID, { description: 'The item.' })
  itemId!: string;

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

  @Field(() => Boolean, { description: 'Whether there is a habit at all.' })
  isUsual!: boolean;
}

@ObjectType({ description: 'What came of a menu file.' })
export class MenuImported {
  @Field(() => Int, { description: 'Items that are new.' })
  added!: number;

  @Field(() => Int, { description: 'Items that were changed.' })
  changed!: number;
}

export const OwnItemResult = createUnionType({
  name: 'OwnItemResult',
  description: 'The item as it stands now, or why not.',
  types: () => [OwnItem, NameTaken] as const,
});

export const OwnCategoryResult = createUnionType({
  name: 'OwnCategoryResult',
  description: 'The heading as it stands now, or why not.',
  types: () => [OwnCategory, NameTaken] as const,
});
