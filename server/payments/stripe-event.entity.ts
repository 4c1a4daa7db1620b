import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Inbox of verified webhooks: the primary key lets each take effect once. */
@Entity()
export class StripeEvent {
  /** The provider's id (`evt_…`). */
  @PrimaryKey({ type: 'string' })
  id!: string;

  @Property({ type: 'string' })
  type!: string;

  @Property({ type: 'datetime' })
  receivedAt!: Date;
}
