import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Audit record of one change of money, status or menu: who made it, what was changed, and when. */
@Entity()
@Index({ properties: ['accountId', 'at'] })
export class AuditLine {
  @PrimaryKey({ type: 'uuid' }) id!: string;
  @Property({ type: 'datetime' }) at!: Date;

  /** Id of the customer, or of the shop and its owner; it remains when the account is removed. */
  @Property({ type: 'uuid' }) accountId!: string;

  /** GraphQL field or REST path of the operation. */
  @Property({ type: 'string', length: 120 }) what!: string;

  /** Ids and plain values of the input; never secrets or free text. */
  @Property({ type: 'json' }) named!: Record<string, unknown>;

  /** False while the operation runs, and permanently after a crash, when the change may or may not have been made. */
  @Property({ type: 'boolean' }) done!: boolean;
}
