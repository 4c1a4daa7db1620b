import { Field, ID, InputType, Int } from 'type-graphql';
import { InEnglish, ItemExtrasInput, PreparationUnits, VatRate } from './own-menu.types';

const SauceLimit = () => Field(() => Int, { defaultValue: 0, description: 'Most sauces one may choose, at most 20.' });

const Published = () =>
  Field(() => Boolean, { nullable: true, description: 'Whether customers see it; null: as before.' });

const FreshlyBaked = () =>
  Field(() => Boolean, { nullable: true, description: 'Comes out of the oven today; null: as before.' });

@InputType()
class NewItemInput extends ItemExtrasInput {
  @Field(() => ID) categoryId!: string;
  @Field(() => String, { description: 'Name, unique in its category.' }) name!: string;
  @Field(() => String) pictureUrl!: string;
}

@InputType()
export class AddSandwichInput extends NewItemInput {
  @Field(() => Int) priceCents!: number;
  @Field(() => Boolean, { defaultValue: false }) hasMeatSelection!: boolean;
  @Field(() => Int, { defaultValue: 0, description: 'Most meats one may choose, at most 20.' }) meatLimit!: number;
  @SauceLimit() sauceLimit!: number;
  @Field(() => Boolean, { defaultValue: false }) sot!: boolean;
  @Field(() => Boolean, { defaultValue: false }) isMenu!: boolean;

  @Field(() => Boolean, { defaultValue: true, description: 'Every meat of the shop, also those to come.' })
  useAllMeats!: boolean;

  @Field(() => [ID], { defaultValue: [], description: 'The meats offered when not all are.' })
  allowedMeatIds!: string[];

  @VatRate('SANDWICH') override vatRate!: number;
  @PreparationUnits('SANDWICH') override preparationUnits!: number;
}

@InputType()
export class ChangeSandwichInput extends AddSandwichInput {
  @Field(() => ID) itemId!: string;
  @Published() published?: boolean | null;
  @FreshlyBaked() freshlyBaked?: boolean | null;
}

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

@InputType({ description: 'A pizza: its sizes, and the toppings all pizzas share.' })
export class AddPizzaInput extends NewItemInput {
  @Field(() => [PizzaSizeInput], { description: 'Smallest first, at least one.' }) sizes!: PizzaSizeInput[];

  @Field(() => [ToppingInput], { defaultValue: [], description: 'New ones, and known ones as they stand now.' })
  toppings!: ToppingInput[];

  @Field(() => [ID], { defaultValue: [], description: 'Toppings no pizza has any more.' }) removedToppingIds!: string[];
  @SauceLimit() sauceLimit!: number;

  @VatRate('PIZZA') override vatRate!: number;
  @PreparationUnits('PIZZA') override preparationUnits!: number;
}

@InputType()
export class ChangePizzaInput extends AddPizzaInput {
  @Field(() => ID) itemId!: string;
  @Published() published?: boolean | null;
  @FreshlyBaked() freshlyBaked?: boolean | null;
}

@InputType()
export class AddDrinkInput extends NewItemInput {
  @Field(() => Int, { description: 'Cents sold alone, 1 to 99999.' }) priceCents!: number;

  @Field(() => Int, { defaultValue: 0, description: 'Cents on top of a menu; 0 is included.' })
  supplementPriceCents!: number;

  @Field(() => Boolean, { defaultValue: false }) outOfStock!: boolean;
}
