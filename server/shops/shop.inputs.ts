import { Field, Float, InputType } from 'type-graphql';
import { LoginInput } from '../accounts/account.inputs';
import { ShopKind } from './shop.entity';

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
