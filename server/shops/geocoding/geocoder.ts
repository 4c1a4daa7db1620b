import 'reflect-metadata';
import { Field, Float, ObjectType } from 'type-graphql';

@ObjectType('Address')
export class FoundAddress {
  /** The address as people write it: « 10 Rue de Rivoli, 75004 Paris ». */
  @Field(() => String) label!: string;
  @Field(() => Float, { description: 'Degrees north.' }) latitude!: number;
  @Field(() => Float, { description: 'Degrees east.' }) longitude!: number;
}

/**
 * Finds addresses for a typed text: best first, at most `MOST_ADDRESSES`, empty when nothing matches. May throw when
 * its source is unreachable. Calls that lead here are rate-limited (`LIMITED`).
 */
export interface Geocoder {
  find(text: string): Promise<FoundAddress[]>;
}

export const MOST_ADDRESSES = 6;
