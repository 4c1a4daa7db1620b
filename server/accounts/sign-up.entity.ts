import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Account } from './account.entity';

/**
 * What somebody said of themselves who signed up with an address nobody has proved yet. Of several for one account the
 * one whose link is followed counts; all go when the address is proved.
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
