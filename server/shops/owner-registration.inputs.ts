import { Field, InputType } from 'type-graphql';
import { ShopKind } from './shop.entity';

@InputType()
export class OwnerRegistrationInput {
  @Field(() => String, { description: 'Name on the shop front, 1 to 120 characters.' }) shopName!: string;
  @Field(() => String, { description: 'Street, number and town; it must be found on the map.' }) address!: string;
  @Field(() => ShopKind) kind!: ShopKind;
  @Field(() => String, { description: 'Name of the owner, 1 to 120 characters.' }) name!: string;
  @Field(() => String) email!: string;
  @Field(() => String, { description: 'Phone of the owner, 8 to 15 digits; customers do not see it.' }) phone!: string;

  @Field(() => String, {
    description: '8 to 128 characters with a lowercase letter, an uppercase letter, a digit and a special character.',
  })
  password!: string;

  @Field(() => Boolean, { nullable: true, description: 'The terms were accepted; told, not asked for.' })
  acceptsTerms?: boolean | null;
}
