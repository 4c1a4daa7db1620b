import { PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, OneToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Device } from '../accounts/device.entity';
import { Order } from '../orders/order.entity';
import { UNSEEN_STEPS, type UnseenStep } from '../orders/board/unseen';
import { Shop } from '../shops/shop.entity';

/** Escalation step that was run for an unseen order. The primary key guarantees that each step runs at most once. */
@Entity()
export class OrderAlert {
  [PrimaryKeyProp]?: ['order', 'step'];

  @ManyToOne({ entity: () => Order, primary: true, deleteRule: 'cascade' }) order!: Rel<Order>;
  @Enum({ items: [...UNSEEN_STEPS], type: 'string', primary: true }) step!: UnseenStep;
  @Property({ type: 'datetime' }) at!: Date;
}

/** Time at which a board of a shop was last connected; no row when there has never been one. */
@Entity()
export class BoardPresence {
  [PrimaryKeyProp]?: 'shop';

  @OneToOne({ entity: () => Shop, primary: true, owner: true, deleteRule: 'cascade' })
  shop!: Rel<Shop>;

  @Property({ type: 'datetime' }) seenAt!: Date;
}

/** Notification for one device. Unique by device and event, so that a device gets each event once. */
@Entity()
@Unique({ properties: ['device', 'event'] })
@Index({ properties: ['createdAt'] })
export class PushMessage {
  @PrimaryKey({ type: 'uuid' }) id!: string;

  /** Device of one account: another account that signs in on the browser is a new row, which gets nothing. */
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
