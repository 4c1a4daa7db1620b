import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** One change of money, status or menu: who made it, what it was, when. */
@Entity()
@Index({ properties: ['accountId', 'at'] })
export class AuditLine {
  @PrimaryKey({ type: 'uuid' }) id!: string;
  @Property({ type: 'datetime' }) at!: Date;

  /** Of a customer, or of a shop with its owner; kept when the account goes. */
  @Property({ type: 'uuid' }) accountId!: string;

  /** GraphQL field or REST path. */
  @Property({ type: 'string', length: 120 }) what!: string;

  /** Ids and plain facts that were sent; never secrets or free text. */
  @Property({ type: 'json' }) named!: Record<string, unknown>;

  /** False while running, and for good after a crash: then the change may have been made or not. */
  @Property({ type: 'boolean' }) done!: boolean;
}
