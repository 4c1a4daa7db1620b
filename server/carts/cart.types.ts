import { createUnionType, Field, ID, Int, ObjectType, registerEnumType, InputType } from 'type-graphql';
import type { Selection } from '../../graphql/rules/option-groups';
import { LANG } from '../locale';
import { Allergen } from '../menus/allergens';
import { ChosenGroup, SelectionInput } from '../menus/options/selections';
import { Item } from '../menus/item.entity';
import { AppliedMealDeal } from '../menus/meal-deal.entity';
import type { OrderableItem } from '../menus/menu-rows';
import { InvalidSelection, LimitExceeded, SoldOut } from '../menus/menu.types';
import { MOST_OF_A_CART_CENTS } from '../money';
import { Refusal } from '../refusal';
import { Shop } from '../shops/shop.entity';
import { MOST_LINES } from './quantity';
import * as t from './cart.texts';

export enum LineProblem {
  SOLD_OUT = 'SOLD_OUT',
  NOT_ENOUGH = 'NOT_ENOUGH',
  CHOICE_UNAVAILABLE = 'CHOICE_UNAVAILABLE',
  WITHDRAWN = 'WITHDRAWN',
}

registerEnumType(LineProblem, {
  name: 'LineProblem',
});

@ObjectType('CartLine')
export class CartLineView {
  @Field(() => ID) id!: string;
  @Field(() => Item) item!: OrderableItem;
  @Field(() => Int, { description: '1 to 99.' }) quantity!: number;
  @Field(() => Int, { description: 'Price of one with its choices, in cents.' }) unitCents!: number;
  @Field(() => Int) lineCents!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'What one cost when the customer last looked, when that has changed; cents.',
  })
  previousUnitCents!: number | null;

  @Field(() => [Allergen], { description: 'What is known to be in it.' }) allergens!: Allergen[];
  @Field(() => Boolean, { description: 'Whether all that is in it was declared.' }) allergensDeclared!: boolean;
  @Field(() => [ChosenGroup]) choices!: ChosenGroup[];
  /** Stored selections of a line that cannot be priced. */
  unpriced?: readonly Selection[];
  @Field(() => String, LANG) choicesLang?: string;
  @Field(() => String) note!: string;
  @Field(() => String, { nullable: true, description: '« jusqu’à 11:00 »; null: whenever the shop is open.' })
  servedText!: string | null;

  @Field(() => LineProblem, { nullable: true }) problem!: LineProblem | null;

  @Field(() => String, { nullable: true, description: 'Name of the choice that is sold out or no longer offered.' })
  missingChoice!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the shop’s own group of which too little is chosen.' })
  missingGroup!: string | null;
}

@ObjectType('Cart', { description: 'What a customer means to order in one shop, at today’s prices.' })
export class CartView {
  @Field(() => ID, { description: 'UUIDv7; of an empty cart the shop’s id.' }) id!: string;
  @Field(() => Shop) shop!: Shop;
  @Field(() => [CartLineView]) lines!: CartLineView[];
  @Field(() => Int) itemCount!: number;
  @Field(() => Int, { description: 'Pieces in the caller’s carts of other shops.' }) elsewhereCount!: number;
  @Field(() => [AppliedMealDeal], {
    description: 'Meal deals that apply whatever the window; those with hours depend on it (`Shop.mealDeals`).',
  })
  mealDeals!: AppliedMealDeal[];

  @Field(() => [ID], { description: 'Meal deals that the customer does not want for it.' })
  declinedMealDealIds!: string[];

  @Field(() => Int, { description: 'Sum of the lines in cents, `mealDeals` taken off.' }) linesCents!: number;
  @Field(() => Int, { description: 'Service charge, in cents; 0 for an empty cart.' }) feeCents!: number;
  @Field(() => Int) totalCents!: number;

  @Field(() => Int, { description: 'Preparation units it takes of its window, at least 1 (specification 4.4).' })
  units!: number;
}

@ObjectType({ implements: Refusal, description: 'A cart takes 60 lines, and comes to 2000 € at most.' })
export class CartFull extends Refusal {
  override readonly status = 400;
  readonly code = 'CART_FULL';

  constructor(of: 'lines' | 'cents') {
    super(of === 'lines' ? t.fullOfLines(MOST_LINES) : t.fullOfCents(MOST_OF_A_CART_CENTS));
  }
}

@ObjectType({ implements: Refusal })
export class PriceChanged extends Refusal {
  readonly code = 'PRICE_CHANGED';

  @Field(() => Int) totalCents: number;

  constructor(totalCents: number, said: string) {
    super(t.totalChanged(said));
    this.totalCents = totalCents;
  }
}

export const ChangeCartResult = createUnionType({
  name: 'ChangeCartResult',
  types: () => [CartView, SoldOut, LimitExceeded, InvalidSelection, CartFull, PriceChanged] as const,
});

@InputType()
export class AddToCartInput {
  @Field(() => ID, { description: 'The item; its shop decides the cart.' }) itemId!: string;
  @Field(() => Int, { defaultValue: 1, description: '1 to 99.' }) quantity!: number;
  @Field(() => ID, { nullable: true, description: 'A line of that cart this one takes the place of.' })
  replaces?: string | null;

  @Field(() => [SelectionInput], { defaultValue: [], description: 'At most 100.' }) selections!: SelectionInput[];

  @Field(() => String, { defaultValue: '', description: 'Note for the kitchen, at most 500 characters.' })
  note!: string;
}

@InputType({ description: 'A line of a cart that was begun on a device, before anybody signed in.' })
class DeviceCartLineInput {
  @Field(() => ID) itemId!: string;
  @Field(() => Int, { description: '1 to 99.' }) quantity!: number;
  @Field(() => [SelectionInput], { defaultValue: [], description: 'At most 100.' }) selections!: SelectionInput[];
  @Field(() => String, { defaultValue: '', description: 'At most 500 characters.' }) note!: string;
  @Field(() => Int, { nullable: true, description: 'What one cost when it was chosen, in cents: a change is said.' })
  unitCents?: number | null;
}

@InputType()
export class JoinCartInput {
  @Field(() => ID) shopId!: string;
  @Field(() => ID, { description: 'A UUID of the device’s cart: sent again, nothing is added.' }) cartId!: string;
  @Field(() => [DeviceCartLineInput], { description: 'At most 60.' }) lines!: DeviceCartLineInput[];
}

@InputType()
export class SetCartLineQuantityInput {
  @Field(() => ID) lineId!: string;
  @Field(() => Int, { description: '0 removes it; at most 99.' }) quantity!: number;
}

@InputType()
export class DeclineMealDealInput {
  @Field(() => ID) shopId!: string;
  @Field(() => ID) mealDealId!: string;
  @Field(() => Boolean, { description: 'False: it may apply again.' }) declined!: boolean;
}

@ObjectType({ description: 'The caller’s cart with that of the device in it.' })
export class JoinedCart {
  @Field(() => CartView) cart!: CartView;
  @Field(() => [RefillChange], { description: 'What could not be added, or not all of it.' }) changes!: RefillChange[];
}

export enum RefillReason {
  WITHDRAWN = 'WITHDRAWN',
  SOLD_OUT = 'SOLD_OUT',
  CHOICE_UNAVAILABLE = 'CHOICE_UNAVAILABLE',
  FEWER = 'FEWER',
  CART_FULL = 'CART_FULL',
  ALREADY_THERE = 'ALREADY_THERE',
}
registerEnumType(RefillReason, {
  name: 'RefillReason',
  description: 'Why something is not in the cart as it was once ordered.',
  valuesConfig: {
    CART_FULL: { description: 'The cart takes no more of it.' },
    ALREADY_THERE: { description: 'The cart held it before; `quantity` of it more than was ordered.' },
  },
});

@ObjectType()
export class RefillChange {
  @Field(() => String) name: string;
  @Field(() => RefillReason) reason: RefillReason;
  @Field(() => Int, { description: 'How many are in the cart all the same.' }) quantity: number;

  @Field(() => String, { nullable: true, description: 'Name of the choice that is sold out or no longer offered.' })
  choice: string | null;

  constructor(name: string, reason: RefillReason, quantity: number, choice: string | null = null) {
    this.choice = choice;
    this.name = name;
    this.reason = reason;
    this.quantity = quantity;
  }
}
