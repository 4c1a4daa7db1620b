import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { Refusal } from '../refusal';
import type { PickupWindow } from './pickup-windows';
import * as t from './pickup.texts';

@ObjectType('PickupWindow')
export class PickupWindowView implements PickupWindow {
  @Field(() => ID, { description: 'Its start as an ISO instant.' }) id!: string;
  @Field(() => Date) startsAt!: Date;
  @Field(() => Date) endsAt!: Date;
  @Field(() => String, { description: 'Shop-local date, M/D/YYYY.' }) date!: string;
  @Field(() => String, { description: 'Shop-local time of its start, HH:MM.' }) startTime!: string;
  @Field(() => Int, { description: 'Shop-local hour of its start, 0 to 23.' }) startHour!: number;
  @Field(() => Float, { description: 'Greater where it was read later.' }) asOf!: number;
  @Field(() => Int, { description: 'Preparation units left, holds counted; 0 is full.' }) remaining!: number;
  shownFrom!: Date;
  label!: string;
  hours!: string;
  /** Its business day, YYYY-MM-DD. */
  day!: string;
  /** The date of its start, YYYY-MM-DD; null where that is the date of now. */
  otherDate!: string | null;
  /** Its business day where that is not today. */
  laterDay!: string | null;
}

@ObjectType({ implements: Refusal, description: 'No window was chosen, or one that is not offered (any more).' })
export class WindowInvalid extends Refusal {
  override readonly status = 400;
  readonly code = 'WINDOW_INVALID';
  override message: string;

  constructor(message = t.windowInvalid()) {
    super();
    this.message = message;
  }
}

@ObjectType({ implements: Refusal })
export class WindowFull extends Refusal {
  readonly code = 'WINDOW_FULL';
  override message = t.windowFull();

  @Field(() => PickupWindowView, { nullable: true, description: 'The next window of its day with enough room.' })
  next: PickupWindowView | null;

  constructor(next: PickupWindowView | null) {
    super();
    this.next = next;
  }
}
