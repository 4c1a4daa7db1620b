import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Device } from '../accounts/device.entity';

/** Notification for one device. Unique by device and event, so that a device gets each event once. */
@Entity()
@Unique({ properties: ['device', 'event'] })
@Index({ properties: ['createdAt'] })
export class PushMessage {
  @PrimaryKey({ type: 'uuid' }) id!: string;

  /**
   * Device row, bound to an account: when another account signs in on the browser, that is a new row, which gets
   * nothing.
   */
  @ManyToOne({ entity: () => Device, deleteRule: 'cascade' }) device!: Rel<Device>;

  /** Kind of event and id of its subject: `ready:<order id>`. */
  @Property({ type: 'string', length: 120 }) event!: string;
  @Property({ type: 'string', length: 120 }) title!: string;
  @Property({ type: 'string', length: 240 }) body!: string;

  /** Path of the page on this site, beginning with a slash. */
  @Property({ type: 'string', length: 240 }) url!: string;
  @Property({ type: 'datetime' }) createdAt!: Date;

  /** When the push service accepted it or it was abandoned; null before. */
  @Property({ type: 'datetime', nullable: true }) doneAt: Date | null = null;
}
