import type { Rel } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Account } from './account.entity';
import { SignUp } from './sign-up.entity';

export enum LinkPurpose {
  ACTIVATION = 'ACTIVATION',
  PASSWORD_RESET = 'PASSWORD_RESET',
}

/** A mailed link; following it deletes the row, so that it works once. */
@Entity()
@Index({ properties: ['account', 'purpose'] })
@Index({ properties: ['signUp'] })
export class AccountLink {
  @PrimaryKey({ type: 'uuid' }) id!: string;
  @ManyToOne({ entity: () => Account, deleteRule: 'cascade' }) account!: Rel<Account>;
  @Enum({ items: () => LinkPurpose, type: 'string' }) purpose!: LinkPurpose;

  /** Sign-up whose details the activation applies; null when the link activates the account as it is. */
  @ManyToOne({ entity: () => SignUp, nullable: true, deleteRule: 'cascade' }) signUp: Rel<SignUp> | null = null;

  /** SHA-256 hash of the token; only the mail contains the token itself. */
  @Property({ type: 'string', length: 64, hidden: true })
  @Unique()
  tokenHash!: string;

  @Property({ type: 'datetime' }) expiresAt!: Date;
  @Property({ type: 'datetime' }) createdAt!: Date;
}
