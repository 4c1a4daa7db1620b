import { createUnionType, Field, ID, Int, ObjectType } from 'type-graphql';
import { CartFull, PriceChanged } from '../../carts/cart.types';
import { LANG } from '../../locale';
import { AppliedMealDeal } from '../../menus/meal-deal.entity';
import { InvalidSelection, NotOnThatDay, SoldOut } from '../../menus/menu.types';
import { PickupWindowView, WindowFull, WindowInvalid } from '../../pickup/pickup.types';
import { Refusal } from '../../refusal';
import * as t from '../payment.texts';

@ObjectType({ description: 'A line as it is charged.' })
export class CheckoutLine {
  @Field(() => ID, { description: 'That of the cart’s line.' }) id!: string;
  @Field(() => Int) quantity!: number;
  @Field(() => String) name!: string;
  @Field(() => String, LANG) nameLang?: string | null;
  @Field(() => Int, { description: 'Price of its pieces, before `Checkout.mealDeals`.' }) lineCents!: number;
}

@ObjectType('Checkout', { description: 'A priced cart whose window and stock are held while the customer pays.' })
export class CheckoutView {
  @Field(() => ID, { description: 'UUIDv7.' }) id!: string;
  @Field(() => String, { description: 'Id of the payment intent.' }) intentId!: string;

  @Field(() => String, { description: 'Lets the customer’s browser confirm this payment and nothing else.' })
  clientSecret!: string;

  @Field(() => Int, { description: 'What will be charged, in cents.' }) totalCents!: number;
  @Field(() => [CheckoutLine], { description: 'Whatever became of the cart since.' }) lines!: CheckoutLine[];
  @Field(() => [AppliedMealDeal], { description: 'What is taken off the lines.' }) mealDeals!: AppliedMealDeal[];
  @Field(() => Int, { description: 'Of it the service charge, in cents.' }) feeCents!: number;
  @Field(() => Date, { description: 'Until when window and stock are held.' }) holdUntil!: Date;

  @Field(() => Int, {
    description: 'Seconds left until then, for a countdown that does not trust the browser’s clock.',
  })
  holdSeconds!: number;

  @Field(() => Boolean, { description: 'The card was already charged: only the order is missing.' }) paid!: boolean;
}

@ObjectType({ implements: Refusal, description: 'There is nothing to pay for.' })
export class CartEmpty extends Refusal {
  override readonly status = 400;
  readonly code = 'CART_EMPTY';
  override message = t.cartEmpty();
}

@ObjectType({ implements: Refusal, description: 'Carts of three other shops are held for the customer already.' })
export class TooManyHolds extends Refusal {
  readonly code = 'CONFLICT';
  override message = t.tooManyHolds();
}

@ObjectType({ implements: Refusal, description: 'Another call takes this cart to its payment at the same moment.' })
export class BeingPaidElsewhere extends Refusal {
  readonly code = 'CONFLICT';
  override message = t.beingPaidElsewhere();
}

export const StartCheckoutResult = createUnionType({
  name: 'StartCheckoutResult',
  description: 'A held checkout, or why not.',
  types: () =>
    [
      CheckoutView,
      CartEmpty,
      CartFull,
      WindowInvalid,
      WindowFull,
      SoldOut,
      InvalidSelection,
      PriceChanged,
      TooManyHolds,
      BeingPaidElsewhere,
      NotOnThatDay,
    ] as const,
});

@ObjectType({ description: 'How the page takes a card.' })
export class PaymentSettings {
  @Field(() => String, { description: 'Publishable key for the browser.' }) publishableKey!: string;
  @Field(() => Boolean, { description: 'Cards go to the built-in sandbox; no money moves.' }) sandbox!: boolean;
  @Field(() => Int, { description: 'Service charge of every order, in cents.' }) serviceChargeCents!: number;
}

@ObjectType('CartHold', { description: 'A window and stock kept for the customer of a cart.' })
export class CartHold {
  @Field(() => ID, { description: 'Id of the window: its start as an ISO instant.' }) windowId!: string;

  @Field(() => Int, { description: 'Preparation units it takes of the window, which does not count them as left.' })
  units!: number;

  @Field(() => Int, { description: 'What will be charged for what is kept, in cents.' }) totalCents!: number;

  @Field(() => Int, { description: 'Seconds left, for a countdown that does not trust the browser’s clock.' })
  secondsLeft!: number;

  @Field(() => PickupWindowView, {
    description:
      'That window, which can be paid while it is kept, offered any more or not; left of it is what is kept.',
  })
  window!: PickupWindowView;
}
