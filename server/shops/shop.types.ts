import { createUnionType, Field, Int, ObjectType, Float, InputType } from 'type-graphql';
import { AccountNotActivated, InvalidCredentials, Session, TooManyTries, LoginInput } from '../accounts/account.types';
import { Shop, ShopKind } from './shop.entity';

@ObjectType({ description: 'Whether a shop is open, and until or from when.' })
export class Opening {
  @Field(() => Boolean) isOpen!: boolean;

  @Field(() => Date, { nullable: true, description: 'When it closes; null when closed or never closing.' })
  closesAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it opens next.' }) opensAt!: Date | null;
  @Field(() => Boolean, { description: 'Open, but for half an hour at most.' }) closingSoon!: boolean;

  @Field(() => Date, { nullable: true, description: 'The owner takes no order for an earlier pickup; null: no pause.' })
  pausedUntil!: Date | null;

  @Field(() => String, { nullable: true, description: 'The same in the shop’s own time, HH:MM.' })
  resumeTime!: string | null;

  @Field(() => String, { description: '« Ouvert jusqu’à 22h », in the shop’s own time.' }) text!: string;
}

@ObjectType({ description: 'One of the coming days with its opening hours, in the shop’s own time.' })
export class OpeningDay {
  @Field(() => String, { description: 'YYYY-MM-DD' }) date!: string;
  @Field(() => Int, { description: 'ISO weekday, 1 Monday to 7 Sunday.' }) weekday!: number;
  @Field(() => [String], { description: '« 7h – 13h30 »; empty: closed.' }) spans!: string[];

  @Field(() => Boolean, { description: 'Not as this weekday usually is: closed, or open at hours of its own.' })
  exceptional!: boolean;

  @Field(() => String, { nullable: true, description: 'Why, in the shop’s words: « Congés d’été ».' })
  reason!: string | null;
}

@ObjectType()
export class NearbyShop {
  @Field(() => Shop) shop!: Shop;
  @Field(() => Int, { description: 'As the crow flies, in metres.' }) distanceMetres!: number;
}

@ObjectType()
export class OwnerSession extends Session {
  @Field(() => Shop) shop!: Shop;
}

export const OwnerLoginResult = createUnionType({
  name: 'OwnerLoginResult',
  types: () => [OwnerSession, InvalidCredentials, AccountNotActivated, TooManyTries] as const,
});

@InputType()
export class PlaceInput {
  @Field(() => Float, { description: 'Degrees north.' }) latitude!: number;
  @Field(() => Float, { description: 'Degrees east.' }) longitude!: number;
}

@InputType()
export class OwnerLoginInput extends LoginInput {
  @Field(() => ShopKind, { description: 'Account type; a café signs in as restaurant.' }) kind!: ShopKind;

  @Field(() => Boolean, { defaultValue: false, description: 'Stay signed in for 30 days instead of 12 hours.' })
  remember!: boolean;
}
