import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';

export enum PayoutState {
  NONE = 'NONE',
  INCOMPLETE = 'INCOMPLETE',
  REVIEW = 'REVIEW',
  ACTIVE = 'ACTIVE',
  RESTRICTED = 'RESTRICTED',
  DISCONNECTED = 'DISCONNECTED',
}
registerEnumType(PayoutState, {
  name: 'PayoutState',
  description: 'Where a shop’s account at the payment provider stands.',
  valuesConfig: {
    NONE: { description: 'There is none yet.' },
    INCOMPLETE: { description: 'The owner has not gone through the provider’s form.' },
    REVIEW: { description: 'The provider checks what it was told.' },
    ACTIVE: { description: 'Cards are charged and money is paid out.' },
    RESTRICTED: { description: 'The provider wants something more, or has stopped it.' },
    DISCONNECTED: { description: 'The provider no longer knows it.' },
  },
});

export enum PayoutCapability {
  ON = 'ON',
  WAITING = 'WAITING',
  OFF = 'OFF',
}
registerEnumType(PayoutCapability, {
  name: 'PayoutCapability',
  description: 'Whether one of the two things an account is for works.',
  valuesConfig: {
    ON: { description: 'It works.' },
    WAITING: { description: 'Not yet.' },
    OFF: { description: 'Stopped.' },
  },
});

@ObjectType({ description: 'What the payment provider charges for an order’s payment.' })
export class PaymentFee {
  @Field(() => Int, { description: 'By its published rate, in cents.' }) cents!: number;
  @Field(() => Boolean, { description: 'It comes off what the shop gets; else the platform pays it.' })
  paidByShop!: boolean;
}

@ObjectType('PayoutAccount', { description: 'The calling owner’s account at the payment provider.' })
export class PayoutAccountView {
  @Field(() => PayoutState, { description: 'Where it stands.' }) state!: PayoutState;

  @Field(() => PayoutCapability, { nullable: true, description: 'Charging cards; null without an account.' })
  charges!: PayoutCapability | null;

  @Field(() => PayoutCapability, { nullable: true, description: 'Paying out to the bank; null without an account.' })
  payouts!: PayoutCapability | null;

  @Field(() => [String], { description: 'What the provider asks for now, in its own words: `external_account`.' })
  wanted!: string[];

  @Field(() => Date, { nullable: true, description: 'Until when it is asked for.' }) wantedBy!: Date | null;
}
