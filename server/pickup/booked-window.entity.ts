import type { Opt, Rel } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, PrimaryKey, Property, Trigger, Unique } from '@mikro-orm/decorators/legacy';
import { Shop } from '../shops/shop.entity';
import { announcesWindows } from '../shops/shop-version.entity';

/** Units of one pickup window taken by orders and holds. The CHECK makes overbooking impossible. */
@Entity()
@Unique({ properties: ['shop', 'startsAt', 'endsAt'] })
@Trigger(announcesWindows('booked_window'))
@Check({ expression: 'booked_units >= 0 and booked_units <= capacity_units', name: 'pickup_window_capacity' })
export class BookedWindow {
  @PrimaryKey({ type: 'uuid' }) id!: string;
  @ManyToOne({ entity: () => Shop, deleteRule: 'cascade' }) shop!: Rel<Shop>;
  @Property({ type: 'datetime' }) startsAt!: Date;
  @Property({ type: 'datetime' }) endsAt!: Date;
  /** Business day, shop-local YYYY-MM-DD; null in rows older than the column: the calendar day of their start. */
  @Property({ type: 'date', nullable: true }) day: string | null = null;
  /** From when on the board shows its orders, see PickupWindowView. */
  @Property({ type: 'datetime', defaultRaw: `'1970-01-01 00:00:00+00'` }) shownFrom!: Opt<Date>;
  @Property({ type: 'integer' }) capacityUnits!: number;
  @Property({ type: 'integer', default: 0 }) bookedUnits = 0;
}
