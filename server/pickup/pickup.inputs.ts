import { Field, InputType, Int } from 'type-graphql';

@InputType()
export class PaceInput {
  @Field(() => Int, { description: 'Length of a pickup window, 5 to 120 minutes.' }) slotMinutes!: number;
  @Field(() => Int, { description: 'Minutes from order to earliest pickup, 0 to 600.' }) preparationMinutes!: number;
  @Field(() => Int, { description: 'Preparation units one window can take, 1 to 999.' }) capacityUnits!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Minutes a ready order waits in its window before it counts as not collected, 0 to 120; absent: as it was.',
  })
  noShowGraceMinutes?: number | null;
}
