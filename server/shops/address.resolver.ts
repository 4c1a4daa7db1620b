import { Arg, Ctx, Field, Float, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../platform/context';
import { cleanText } from '../text';
import type { FoundAddress } from './geocoding/geocoder';
import * as t from './own-shop.texts';

@ObjectType()
export class Address implements FoundAddress {
  @Field(() => String) label!: string;
  @Field(() => Float, { description: 'Degrees north.' }) latitude!: number;
  @Field(() => Float, { description: 'Degrees east.' }) longitude!: number;
}

@Resolver()
export class AddressResolver {
  @Query(() => [Address], { description: 'Addresses fitting what was typed, best first, at most 6.' })
  addresses(
    @Arg('text', () => String, { description: 'What was typed, at most 200 characters.' }) text: string,
    @Ctx() { geocoder }: Context,
  ): Promise<Address[]> {
    return geocoder.find(cleanText(text, 200, t.address()));
  }
}
