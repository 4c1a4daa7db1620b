import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/**
 * How often something was tried lately, counted by all processes together (attempt-limiter.ts). Written by
 * rate-limiter-flexible, which names the columns and wants them in this order; nothing in it says who tried.
 */
@Entity()
export class Attempt {
  /** The kind of attempt, and a hash of account or address. */
  @PrimaryKey({ type: 'string', length: 255 }) key!: string;
  @Property({ type: 'integer', default: 0 }) points = 0;

  /** Milliseconds since 1970, by the wall clock: a limit is about the machine's time, not the shop's. */
  @Property({ type: 'bigint', nullable: true }) expire: string | null = null;
}
