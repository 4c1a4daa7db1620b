import { Field, Float, ID, Int, ObjectType, InputType } from 'type-graphql';
import { Refusal } from '../refusal';
import * as t from './pickup.texts';

@ObjectType('PickupWindow')
export class PickupWindowView {
  @Field(() => ID, { description: 'Its start as an ISO instant.' }) id!: string;
  @Field(() => Date) startsAt!: Date;
  @Field(() => Date) endsAt!: Date;
  @Field(() => String, { description: 'Shop-local date, M/D/YYYY.' }) date!: string;
  @Field(() => String, { description: 'Shop-local time of its start, HH:MM.' }) startTime!: string;
  @Field(() => Int, { description: 'Shop-local hour of its start, 0 to 23.' }) startHour!: number;
  @Field(() => Float, { description: 'Greater where it was read later.' }) asOf!: number;
  @Field(() => Int, { description: 'Preparation units left, holds counted; 0 is full.' }) remaining!: number;
  /**
   * From when on the board shows its orders: the start of its business day, or of its preparation when that is earlier
   * and the shop is open then.
   */
  shownFrom!: Date;
  /** Shop-local 'H:MM AM - H:MM PM'. */
  label!: string;
  /** Shop-local 'HH:MM–HH:MM'. */
  hours!: string;
  /** Business day of the window, shop-local YYYY-MM-DD; after midnight the calendar shows the next day. */
  day!: string;
  /** Date of the window's start, YYYY-MM-DD; null when it is today's date. */
  otherDate!: string | null;
  /** Business day of the window when it is later than today; null otherwise. */
  laterDay!: string | null;
}

@ObjectType({ implements: Refusal, description: 'No window was chosen, or one that is not offered (any more).' })
export class WindowInvalid extends Refusal {
  override readonly status = 400;
  readonly code = 'WINDOW_INVALID';

  constructor(override message = t.windowInvalid()) {
    super();
  }
}

@ObjectType({ implements: Refusal })
export class WindowFull extends Refusal {
  readonly code = 'WINDOW_FULL';
  override message = t.windowFull();

  @Field(() => PickupWindowView, { nullable: true, description: 'The earliest window of its day with enough room.' })
  next: PickupWindowView | null;

  constructor(next: PickupWindowView | null) {
    super();
    this.next = next;
  }
}

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
