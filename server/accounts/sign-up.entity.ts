import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Account } from './account.entity';

/**
 * Details given at a sign-up whose address is not yet verified. Of several sign-ups for one account, the one whose link
 * is followed applies; all are deleted once the address is verified.
 */
@Entity()
@Index({ properties: ['account'] })
export class SignUp {
  @PrimaryKey({ type: 'uuid' }) id!: string;
  @ManyToOne({ entity: () => Account, deleteRule: 'cascade' }) account!: Rel<Account>;
  @Property({ type: 'string', length: 120 }) name!: string;
  @Property({ type: 'string', length: 20, nullable: true }) phone: string | null = null;
  @Property({ type: 'string', hidden: true }) passwordHash!: string;
  @Property({ type: 'datetime', nullable: true }) termsAcceptedAt: Date | null = null;
  @Property({ type: 'datetime' }) createdAt!: Date;
}
