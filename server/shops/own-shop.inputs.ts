import { Field, InputType, Int } from 'type-graphql';
import { ShopKind } from './shop.entity';
import { ExceptionKind } from './own-shop.results';

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
