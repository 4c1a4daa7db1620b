import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Device } from '../accounts/device.entity';

/** A notification for one device. Unique by device and event: a device gets each event once. */
@Entity()
@Unique({ properties: ['device', 'event'] })
@Index({ properties: ['createdAt'] })
export class PushMessage {
  @PrimaryKey({ type: 'uuid' }) id!: string;

  /** Bound to an account: a browser that has changed hands is another device and gets nothing. */
  @ManyToOne({ entity: () => Device, deleteRule: 'cascade' }) device!: Rel<Device>;

  /** What happened, to what: `ready:<order id>`. */
  @Property({ type: 'string', length: 120 }) event!: string;
  @Property({ type: 'string', length: 120 }) title!: string;
  @Property({ type: 'string', length: 240 }) body!: string;

  /** Page of this product, from its first slash. */
  @Property({ type: 'string', length: 240 }) url!: string;
  @Property({ type: 'datetime' }) createdAt!: Date;

  /** When its push service accepted it, or it was given up; null before. */
  @Property({ type: 'datetime', nullable: true }) doneAt: Date | null = null;
}
