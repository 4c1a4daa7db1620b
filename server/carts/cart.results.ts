import { createUnionType, Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Choices } from '../menus/choices';
import { Item } from '../menus/item.entity';
import { InvalidSelection, LimitExceeded, SoldOut } from '../menus/selection.results';
import { formatEuros, MOST_OF_A_CART_CENTS } from '../money';
import { Refusal } from '../refusal';
import { Shop } from '../shops/shop.entity';
import { MOST_LINES } from './quantity';

export enum LineProblem {
  SOLD_OUT = 'SOLD_OUT',
  NOT_ENOUGH = 'NOT_ENOUGH',
  CHOICE_UNAVAILABLE = 'CHOICE_UNAVAILABLE',
  WITHDRAWN = 'WITHDRAWN',
}

registerEnumType(LineProblem, {
  name: 'LineProblem',
  description: 'Why a line cannot be ordered as it is.',
  valuesConfig: {
    SOLD_OUT: { description: 'Nothing left of the item.' },
    NOT_ENOUGH: { description: 'Fewer left than wanted.' },
    CHOICE_UNAVAILABLE: { description: 'A chosen ingredient is out of stock or no longer offered.' },
    WITHDRAWN: { description: 'The item left the menu.' },
  },
});

@ObjectType('CartLine', { description: 'One line of a cart at today’s price.' })
export class CartLineView {
  @Field(() => ID, { description: 'UUIDv7.' })
  id!: string;

  @Field(() => Item, { description: 'The item.' })
  item!: Item;

  @Field(() => Int, { description: '1 to 99.' })
  quantity!: number;

  @Field(() => Int, { description: 'Price of one with its choices, in cents.' })
  unitCents!: number;

  @Field(() => Int, { description: 'Price of the line, in cents.' })
  lineCents!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'What one cost when the customer last looked, when that has changed; cents.',
  })
  previousUnitCents!: number | null;

  @Field(() => Choices, { description: 'What was chosen.' })
  choices!: Choices;

  @Field(() => String, { description: 'Note for the kitchen.' })
  note!: string;

  @Field(() => LineProblem, { nullable: true, description: 'Why it cannot be ordered as it is.' })
  problem!: LineProblem | null;
}

@ObjectType('Cart', { description: 'What a customer means to order in one shop, at today’s prices.' })
export class CartView {
  @Field(() => ID, { description: 'UUIDv7; of an empty cart the shop’s id.' })
  id!: string;

  @Field(() => Shop, { description: 'Where it would be collected.' })
  shop!: Shop;

  @Field(() => [CartLineView], { description: 'In the order they were added.' })
  lines!: CartLineView[];

  @Field(() => Int, { description: 'Pieces, all lines together.' })
  itemCount!: number;

  @Field(() => Int, { description: 'Sum of the lines, in cents.' })
  linesCents!: number;

  @Field(() => Int, { description: 'Service charge, in cents; 0 for an empty cart.' })
  feeCents!: number;

  @Field(() => Int, { description: 'What would be paid, in cents.' })
  totalCents!: number;

  @Field(() => Int, { description: 'Preparation units it takes of its window, at least 1 (contract §8).' })
  units!: number;
}

const FULL = {
  lines: `Votre panier est plein : ${MOST_LINES} lignes au plus.`,
  cents: `Votre panier est plein : ${formatEuros(MOST_OF_A_CART_CENTS)} au plus.`,
} as const;

@ObjectType({ implements: Refusal, description: 'A cart takes 60 lines, and comes to 2000 € at most.' })
export class CartFull extends Refusal {
  override readonly status = 400;
  readonly code = 'CART_FULL';

  constructor(of: keyof typeof FULL) {
    super(FULL[of]);
  }
}

@ObjectType({ implements: Refusal, description: 'The total the client showed is not the server’s.' })
export class PriceChanged extends Refusal {
  readonly code = 'PRICE_CHANGED';

  @Field(() => Int, { description: 'The right total, in cents.' })
  totalCents: number;

  constructor(totalCents: number, said: string) {
    super(`Le total a changé : ${said}.`);
    this.totalCents = totalCents;
  }
}

export const ChangeCartResult = createUnionType({
  name: 'ChangeCartResult',
  description: 'The cart after the change, or why it was refused.',
  types: () => [CartView, SoldOut, LimitExceeded, InvalidSelection, CartFull, PriceChanged] as const,
});
