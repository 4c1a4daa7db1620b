import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/**
 * Inbox of verified webhook events: the primary key lets each take effect once, and events that could not be applied
 * yet wait here. An event that was given up is a dead letter, which `npm run audit` shows.
 */
@Entity()
@Index({ properties: ['handledAt'] })
@Index({
  name: 'stripe_event_waiting',
  expression: `create index "stripe_event_waiting" on "stripe_event" ("next_try_at") where "handled_at" is null`,
})
export class StripeEvent {
  /** The provider's id (`evt_…`). */
  @PrimaryKey({ type: 'string' }) id!: string;
  @Property({ type: 'string' }) type!: string;
  @Property({ type: 'datetime' }) receivedAt!: Date;

  /** The event as received until it has taken effect; null afterwards. */
  @Property({ type: 'json', nullable: true }) payload: object | null = null;
  @Property({ type: 'datetime', nullable: true }) handledAt: Date | null = null;
  @Property({ type: 'integer', default: 0 }) tries = 0;

  /** Time of the next attempt; null once the event took effect or was given up. */
  @Property({ type: 'datetime', nullable: true }) nextTryAt: Date | null = null;

  /** Error of the last failed attempt. */
  @Property({ type: 'string', length: 500, nullable: true }) problem: string | null = null;
}
