import { Field, ObjectType } from 'type-graphql';
import { PayoutCapability, PayoutState, type PayoutStanding } from './payout-state';

@ObjectType('PayoutAccount', { description: 'The calling owner’s account at the payment provider.' })
export class PayoutAccountView implements PayoutStanding {
  @Field(() => PayoutState, { description: 'Where it stands.' }) state!: PayoutState;

  @Field(() => PayoutCapability, { nullable: true, description: 'Charging cards; null without an account.' })
  charges!: PayoutCapability | null;

  @Field(() => PayoutCapability, { nullable: true, description: 'Paying out to the bank; null without an account.' })
  payouts!: PayoutCapability | null;

  @Field(() => [String], { description: 'What the provider asks for now, in its own words: `external_account`.' })
  wanted!: string[];

  @Field(() => Date, { nullable: true, description: 'Until when it is asked for.' }) wantedBy!: Date | null;
}
