import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/**
 * Number of recent attempts, counted by all processes together (attempt-limiter.ts). rate-limiter-flexible writes it
 * and requires these column names in this order; no row identifies a person.
 */
@Entity()
export class Attempt {
  /** Kind of attempt, and a hash of the account or IP address. */
  @PrimaryKey({ type: 'string', length: 255 }) key!: string;
  @Property({ type: 'integer', default: 0 }) points = 0;

  /** By the system clock, because a limit depends on the machine's time and not on the product's. */
  @Property({ type: 'bigint', nullable: true }) expire: string | null = null;
}
