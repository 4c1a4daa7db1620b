import { createUnionType, Field, ID, Int, ObjectType, InputType } from 'type-graphql';
import { Allergen, DietaryMark } from '../allergens';
import { ItemKind, PizzaSize } from '../item.entity';
import { NameTaken } from '../named';
import { OrderRules } from '../days/order-rules';
import { ServedHours } from '../days/served-hours';
import { ITEM_DEFAULTS } from '../../../graphql/rules/item-defaults';

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

type Kind = keyof typeof ITEM_DEFAULTS;

export const VatRate = (kind: Kind) =>
  Field(() => Int, {
    defaultValue: ITEM_DEFAULTS[kind].vatRate,
    description: 'VAT in thousandths: 55, 100 or 200.',
  });

export const PreparationUnits = (kind: Kind) =>
  Field(() => Int, {
    defaultValue: ITEM_DEFAULTS[kind].preparationUnits,
    description: 'What one piece takes of a window’s capacity, 0 to 20.',
  });

export const IN_ENGLISH = { nullable: true, description: 'In English; absent: as before, null or empty: none.' };
export const InEnglish = () => Field(() => String, IN_ENGLISH);

@InputType()
export class ItemExtrasInput {
  @Field(() => String, { defaultValue: '' }) description!: string;
  @InEnglish() nameEn?: string | null;
  @InEnglish() descriptionEn?: string | null;

  @Field(() => [Allergen], { nullable: true, description: 'Empty: none; null: not said.' })
  allergens?: Allergen[] | null;

  @Field(() => [DietaryMark], { defaultValue: [] }) dietary!: DietaryMark[];

  @Field(() => [ID], { nullable: true, description: 'The shop’s own option groups, in this order; null: as before.' })
  optionGroupIds?: string[] | null;

  @Field(() => OrderRules, { nullable: true, description: 'Absent: as before; null: none.' })
  orderRules?: OrderRules | null;

  @VatRate('SIMPLE') vatRate!: number;
  @PreparationUnits('SIMPLE') preparationUnits!: number;
}

@InputType()
export class AddItemInput extends ItemExtrasInput {
  @Field(() => ID) categoryId!: string;

  @Field(() => String, { description: 'Name, unique in its category; a draft of this name is completed.' })
  name!: string;

  @Field(() => String, { nullable: true }) pictureUrl?: string | null;
  @Field(() => Int) priceCents!: number;
  @Field(() => Int, { nullable: true, description: 'Pieces for today; null: nobody counts.' }) stock?: number | null;
  @Field(() => Boolean, { defaultValue: false }) freshlyBaked!: boolean;
  @Field(() => Boolean, { defaultValue: true }) published!: boolean;
}

@InputType({ description: 'What changes of an item; what is absent stays.' })
export class ChangeItemInput {
  @Field(() => ID) itemId!: string;

  @Field(() => String, { nullable: true, description: 'Name, unique in its category: CONFLICT where it is taken.' })
  name?: string | null;

  @Field(() => ID, { nullable: true, description: 'Another category, in which it becomes the last.' })
  categoryId?: string | null;

  @Field(() => String, { nullable: true, description: 'Address of a picture of the shop; null: none.' })
  pictureUrl?: string | null;

  @Field(() => Int, { nullable: true, description: 'Cents, 1 to 99999; the sizes of a pizza move along.' })
  priceCents?: number | null;

  @Field(() => Int, { nullable: true, description: 'Pieces left today; null: nobody counts.' }) stock?: number | null;
  @Field(() => Boolean, { nullable: true }) freshlyBaked?: boolean | null;
  @Field(() => Boolean, { nullable: true }) published?: boolean | null;
  @Field(() => ItemExtrasInput, { nullable: true }) extras?: ItemExtrasInput | null;
}

@InputType()
export class AddDraftInput {
  @Field(() => ID, { nullable: true, description: 'Its category; null: the one named beside, or none chosen.' })
  categoryId?: string | null;

  @Field(() => String, { nullable: true, description: 'A category by name, made where there is none.' })
  categoryName?: string | null;

  @Field(() => String, { description: 'Name, unique in its category.' }) name!: string;
  @Field(() => String) pictureUrl!: string;

  @Field(() => Int, { nullable: true, description: 'Cents; null: given before it is published.' })
  priceCents?: number | null;
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
