import { createUnionType, Field, ID, Int, ObjectType, InputType } from 'type-graphql';
import { Allergen, DietaryMark } from '../allergens';
import { ItemKind, PizzaSize } from '../item.entity';
import { NameTaken } from '../named';
import { OrderRules } from '../days/order-rules';
import { ServedHours } from '../days/served-hours';

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
  @Field(() => [ID], { description: 'The shop’s own option groups it offers, in this order.' })
  optionGroupIds!: string[];
  @Field(() => OrderRules, { nullable: true, description: 'Null: as the shop is open.' })
  orderRules!: OrderRules | null;
}

@ObjectType({ description: 'A category with everything under it, drafts included.' })
export class OwnCategory {
  @Field(() => ID) id!: string;
  @Field(() => String) name!: string;
  @Field(() => String, { nullable: true }) nameEn!: string | null;
  @Field(() => ServedHours, { nullable: true, description: 'Null: always.' }) served!: ServedHours | null;
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

export const IN_ENGLISH = { nullable: true, description: 'In English; absent: as before, null or empty: none.' };
export const InEnglish = () => Field(() => String, IN_ENGLISH);

@InputType()
export class PizzaSizeInput {
  @Field(() => String, { description: 'Name, unique within the pizza.' }) name!: string;
  @Field(() => Int) priceCents!: number;
}

@InputType({ description: 'A topping, which serves all the shop’s pizzas.' })
export class ToppingInput {
  @Field(() => ID, { nullable: true, description: 'Null: new to the shop.' }) id?: string | null;
  @Field(() => String) name!: string;
  @InEnglish() nameEn?: string | null;
  @Field(() => Int, { description: 'Cents on top of the size, 0 to 99999.' }) priceCents!: number;
}

const optional = (description?: string) => ({ nullable: true, ...(description && { description }) });

@InputType({
  description: 'An item, new or known; what is absent stays, and is of a new item what its kind usually has.',
})
export class SaveItemInput {
  @Field(() => ID, optional('Absent or null: a new item.')) itemId?: string | null;
  @Field(() => ItemKind, optional('Of a new item, SIMPLE if absent; a known one must be of it.'))
  kind?: ItemKind | null;

  @Field(() => String, optional('Name, unique in its category; a draft of this name is completed.'))
  name?: string | null;

  @InEnglish() nameEn?: string | null;
  @Field(() => ID, optional('Its category, in which it becomes the last.')) categoryId?: string | null;

  @Field(() => String, optional('Category of a new item by name, made where there is none.'))
  categoryName?: string | null;

  @Field(
    () => String,
    optional('Address of a picture of the shop; null: none. A new sandwich, pizza or drink needs one.'),
  )
  pictureUrl?: string | null;

  @Field(() => Int, optional('Cents, 1 to 99999; the sizes of a pizza move along. Null: none yet, of a draft.'))
  priceCents?: number | null;

  @Field(() => Int, optional('Pieces left today; null: nobody counts.')) stock?: number | null;
  @Field(() => Boolean, optional('Whether customers see it; of a new item true.')) published?: boolean | null;
  @Field(() => Boolean, optional('Comes out of the oven today.')) freshlyBaked?: boolean | null;
  @Field(() => String, optional()) description?: string | null;
  @InEnglish() descriptionEn?: string | null;
  @Field(() => [Allergen], optional('Empty: none; null: not said.')) allergens?: Allergen[] | null;
  @Field(() => [DietaryMark], optional()) dietary?: DietaryMark[] | null;
  @Field(() => Int, optional('VAT in thousandths: 55, 100 or 200.')) vatRate?: number | null;

  @Field(() => Int, optional('What one piece takes of a window’s capacity, 0 to 20.'))
  preparationUnits?: number | null;

  @Field(() => [ID], optional('The shop’s own option groups, in this order.')) optionGroupIds?: string[] | null;
  @Field(() => OrderRules, optional('Null: as the shop is open.')) orderRules?: OrderRules | null;
  @Field(() => Boolean, optional('Sandwich: the customer chooses meats.')) hasMeatSelection?: boolean | null;
  @Field(() => Int, optional('Sandwich: most meats one may choose, at most 20.')) meatLimit?: number | null;

  @Field(() => Boolean, optional('Sandwich: every meat of the shop, also those to come.'))
  useAllMeats?: boolean | null;

  @Field(() => [ID], optional('Sandwich: the meats offered when not all are.')) allowedMeatIds?: string[] | null;
  @Field(() => Boolean, optional('Sandwich: salad, tomato and onion are offered.')) sot?: boolean | null;
  @Field(() => Boolean, optional('Sandwich: offered with fries and a drink.')) isMenu?: boolean | null;
  @Field(() => Int, optional('Sandwich or pizza: most sauces one may choose, at most 20.')) sauceLimit?: number | null;
  @Field(() => [PizzaSizeInput], optional('Pizza: at least one, smallest first.')) sizes?: PizzaSizeInput[] | null;

  @Field(() => [ToppingInput], optional('Pizza: new ones, and known ones as they stand now.'))
  toppings?: ToppingInput[] | null;

  @Field(() => [ID], optional('Pizza: toppings no pizza has any more.')) removedToppingIds?: string[] | null;

  @Field(() => Int, optional('Drink: cents on top of a menu; 0 is included.')) supplementPriceCents?: number | null;
}

@InputType()
export class NewPriceInput {
  @Field(() => ID) itemId!: string;
  @Field(() => Int, { description: 'Cents, 1 to 99999; the sizes of a pizza move along.' }) priceCents!: number;
}

@InputType()
export class StockInput {
  @Field(() => ID) itemId!: string;
  @Field(() => Int, { nullable: true, description: 'Pieces; null: nobody counts.' }) stock!: number | null;
}

@InputType()
export class MenuRowInput {
  @Field(() => String, { description: 'Category, made where there is none.' }) category!: string;
  @Field(() => String, { description: 'Name; an item of this name in its category is changed.' }) name!: string;
  @Field(() => Int) priceCents!: number;
  @Field(() => Int, { nullable: true, description: 'Pieces for today; null: nobody counts; absent: as before.' })
  stock?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Absent or null: as before.' })
  freshlyBaked?: boolean | null;

  @InEnglish() nameEn?: string | null;

  @Field(() => String, { nullable: true, description: 'Absent or null: as before.' })
  description?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'VAT in thousandths: 55, 100 or 200; absent or null: as before, 55 for a new item.',
  })
  vatRate?: number | null;

  @Field(() => [Allergen], { nullable: true, description: 'Empty: none; null: not said; absent: as before.' })
  allergens?: Allergen[] | null;

  @Field(() => Int, {
    nullable: true,
    description: 'What one piece takes of a window’s capacity, 0 to 20; absent or null: as before.',
  })
  preparationUnits?: number | null;

  @Field(() => [ID], {
    nullable: true,
    description: 'The shop’s own option groups, in this order; absent or null: as before.',
  })
  optionGroupIds?: string[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'Address of a picture of the shop; null: none; absent: as before.',
  })
  pictureUrl?: string | null;
}
