import {
  createUnionType,
  Field,
  Float,
  GraphQLISODateTime,
  ID,
  InputType,
  Int,
  ObjectType,
  registerEnumType,
} from 'type-graphql';
import { Done, TooManyTries } from '../../accounts/account.types';
import { Refusal } from '../../refusal';
import { FirstStep, StepState } from './first-steps';
import { ShopKind } from '../shop.entity';
import { Opening } from '../shop.types';
import * as t from '../shop.texts';

export enum ExceptionKind {
  CLOSED = 'CLOSED',
  OPEN = 'OPEN',
}

registerEnumType(ExceptionKind, {
  name: 'ExceptionKind',
});

@InputType('OpeningHoursInput')
@ObjectType()
export class OpeningHours {
  @Field(() => Int, { description: 'ISO weekday, 1 Monday to 7 Sunday.' }) weekday!: number;
  @Field(() => Int, { description: 'Minutes after local midnight.' }) opensAt!: number;

  @Field(() => Int, { description: 'Minutes after the same midnight; above 1440 it runs into the next day.' })
  closesAt!: number;
}

@ObjectType({ description: 'Days that are not like the others.' })
export class ExceptionalDays {
  @Field(() => ID) id!: string;
  @Field(() => ExceptionKind) kind!: ExceptionKind;
  @Field(() => String, { description: 'First day, YYYY-MM-DD.' }) from!: string;
  @Field(() => String, { description: 'Last day, included.' }) to!: string;

  @Field(() => Int, { nullable: true, description: 'Minutes after local midnight; null: closed.' })
  opensAt!: number | null;

  @Field(() => Int, { nullable: true, description: 'Minutes after the same midnight; null: closed.' })
  closesAt!: number | null;

  @Field(() => String, { description: 'What customers read about it; may be empty.' }) reason!: string;
}

@ObjectType()
export class FirstStepView {
  @Field(() => FirstStep) step!: FirstStep;
  @Field(() => StepState) state!: StepState;
}

@ObjectType()
export class OwnShop {
  @Field(() => ID) id!: string;
  @Field(() => String) name!: string;
  @Field(() => String, { description: 'In the address of its public page.' }) slug!: string;
  @Field(() => ShopKind) kind!: ShopKind;
  @Field(() => String) description!: string;
  @Field(() => String, { nullable: true }) descriptionEn!: string | null;
  @Field(() => String, { nullable: true }) phone!: string | null;
  @Field(() => String, { description: '« 10 Rue de Rivoli, 75004 Paris »; empty: none yet.' }) address!: string;
  @Field(() => Float, { description: 'Degrees north.' }) latitude!: number;
  @Field(() => Float, { description: 'Degrees east.' }) longitude!: number;
  @Field(() => String, { nullable: true, description: 'Picture of the shop front, 16:9.' }) pictureUrl!: string | null;
  @Field(() => String, { description: 'IANA zone of every shop-local time.' }) zone!: string;
  @Field(() => String, { description: 'The shop’s own today, YYYY-MM-DD.' }) today!: string;

  @Field(() => GraphQLISODateTime, {
    description: 'When « sold out today » and « paused until tomorrow » would end if they began now.',
  })
  todayEndsAt!: Date;

  @Field(() => Opening) opening!: Opening;
  @Field(() => [OpeningHours], { description: 'The hours of its week, Monday first.' }) openingHours!: OpeningHours[];

  @Field(() => [ExceptionalDays], {
    description: 'Days that are not like the others, the next ones first; none that are past.',
  })
  exceptionalDays!: ExceptionalDays[];

  @Field(() => Int, { description: 'Length of a pickup window, in minutes.' }) slotMinutes!: number;
  @Field(() => Int, { description: 'Minutes from order to earliest pickup, without a delay.' })
  preparationMinutes!: number;

  @Field(() => Int, { description: 'Minutes a delay adds to them at present.' }) delayMinutes!: number;
  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When that ends; null: no delay.' })
  delayUntil!: Date | null;
  @Field(() => Int) capacityUnits!: number;

  @Field(() => Int, { description: 'Minutes a ready order waits in its window before it counts as not collected.' })
  noShowGraceMinutes!: number;

  @Field(() => Int, { description: 'For how many days after today it takes orders, 0 to 30.' }) daysAhead!: number;

  @Field(() => String, { description: 'Last words of the customer’s receipt; empty: the usual ones.' })
  receiptText!: string;

  @Field(() => Boolean, { description: 'Whoever orders without an account gives a phone number.' })
  asksPhone!: boolean;

  @Field(() => Boolean) visible!: boolean;

  @Field(() => [FirstStepView], { description: 'What it needs before its first customer, in order.' })
  firstSteps!: FirstStepView[];
}

@ObjectType({ implements: Refusal, description: 'No street address fits what was typed.' })
export class AddressUnknown extends Refusal {
  override readonly status = 400;
  readonly code = 'ADDRESS_UNKNOWN';
  override message = t.addressUnknown();
}

export const ShopIdentityResult = createUnionType({
  name: 'ShopIdentityResult',
  types: () => [OwnShop, AddressUnknown] as const,
});

export const OwnerRegistrationResult = createUnionType({
  name: 'OwnerRegistrationResult',
  types: () => [Done, AddressUnknown, TooManyTries] as const,
});

@InputType()
export class ShopIdentityInput {
  @Field(() => String, { description: 'Name on the shop front, 1 to 120 characters.' }) name!: string;
  @Field(() => ShopKind, { description: 'Its owner signs in under it, a café as restaurant.' }) kind!: ShopKind;
  @Field(() => String, { description: 'A few sentences, at most 500 characters.' }) description!: string;

  @Field(() => String, { nullable: true, description: 'In English; absent: as before, null or empty: none.' })
  descriptionEn?: string | null;

  @Field(() => String, { nullable: true, description: 'Phone of the counter, 8 to 15 digits.' }) phone?: string | null;
  @Field(() => String, { description: 'Street, number and town; placed on the map when it changed.' }) address!: string;

  @Field(() => String, { nullable: true, description: 'Address of an uploaded picture; null for none.' })
  pictureUrl?: string | null;
}

@InputType({ description: 'Days that are not like the others, shop-local.' })
export class ExceptionalDaysInput {
  @Field(() => ExceptionKind) kind!: ExceptionKind;
  @Field(() => String, { description: 'First day, YYYY-MM-DD, today at the earliest.' }) from!: string;
  @Field(() => String, { description: 'Last day, included.' }) to!: string;

  @Field(() => Int, { nullable: true, description: 'Of an opening: minutes after local midnight.' })
  opensAt?: number | null;

  @Field(() => Int, { nullable: true, description: 'Of an opening: minutes after the same midnight.' })
  closesAt?: number | null;

  @Field(() => String, { defaultValue: '', description: 'What customers read about it, at most 120 characters.' })
  reason!: string;
}
