import { Field, InputType, Int } from 'type-graphql';

@InputType()
export class PaceInput {
  @Field(() => Int, { nullable: true, description: 'Length of a pickup window, 5 to 120 minutes; absent: as it was.' })
  slotMinutes?: number | null;

  @Field(() => Int, { description: 'Minutes from order to earliest pickup, 0 to 600.' }) preparationMinutes!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Preparation units one window can take, 1 to 999; absent: as it was.',
  })
  capacityUnits?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Minutes a ready order waits in its window before it counts as not collected, 0 to 120; absent: as it was.',
  })
  noShowGraceMinutes?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whoever orders without an account gives a phone number; absent: as it was.',
  })
  asksPhone?: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description: 'For how many days after today orders are taken, 0 to 30; absent: as it was.',
  })
  daysAhead?: number | null;
}
