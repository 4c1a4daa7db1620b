import type { Opt, Rel } from '@mikro-orm/core';
import {
  Check,
  Entity,
  Enum,
  Index,
  PrimaryKey,
  Property,
  Trigger,
  Unique,
  ManyToOne,
} from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';

export enum Role {
  CUSTOMER = 'CUSTOMER',
  OWNER = 'OWNER',
  GUEST = 'GUEST',
}
/** Roles that can sign in again, unlike guests. */
export type Side = Exclude<Role, Role.GUEST>;
registerEnumType(Role, {
  name: 'Role',
  valuesConfig: {
    OWNER: { description: 'Runs one shop; the account and the shop share their id.' },
    GUEST: { description: 'Orders once, without an account to come back to; its order is opened by a mailed link.' },
  },
});

export enum Language {
  FR = 'FR',
  EN = 'EN',
}
registerEnumType(Language, { name: 'Language' });

/** Account of a customer, an owner or a guest. An owner's account has the id of the shop (specification 1.4). */
@ObjectType()
@Entity()
// Several guest accounts may have the same address, because a guest's address is not verified.
@Index({
  name: 'account_role_email',
  expression: `create unique index "account_role_email" on "account" ("role", "email") where "role" <> 'GUEST'`,
})
@Index({
  name: 'account_guest_email',
  expression: `create index "account_guest_email" on "account" ("email") where "role" = 'GUEST'`,
})
@Unique({ properties: ['role', 'googleSubject'] })
@Check({ expression: 'email = lower(email)', name: 'account_email_lower' })
@Check({
  expression: `role <> 'GUEST' or (password_hash is null and google_subject is null)`,
  name: 'account_guest_has_no_key',
})
// A trigger notifies, so that every change that invalidates an account's tokens also closes its sockets (tokens.ts).
@Trigger({
  name: 'account_signed_out',
  timing: 'after',
  events: ['update'],
  body: "if old.token_version <> new.token_version then perform pg_notify('signed_out', json_build_object('accountId', new.id)::text); end if; return null;",
})
export class Account {
  @Field(() => ID, { description: 'UUIDv7; for an owner also the id of the shop.' })
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Field(() => Role)
  @Enum({ items: () => Role, type: 'string' })
  role!: Role;

  @Field(() => String, { description: 'Address used to sign in, lower-case.' })
  @Property({ type: 'string', length: 254 })
  email!: string;

  /** Null for accounts that have only signed in with Google. */
  @Property({ type: 'string', nullable: true, hidden: true }) passwordHash: string | null = null;

  /** Google's id of the person (`sub`), which never changes hands, as an address may. */
  @Property({ type: 'string', nullable: true, hidden: true }) googleSubject: string | null = null;

  @Field(() => String)
  @Property({ type: 'string', length: 120 })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Phone number, as typed.' })
  @Property({ type: 'string', length: 20, nullable: true })
  phone: string | null = null;

  /** Null until the activation link is followed; the account cannot sign in before. */
  @Property({ type: 'datetime', nullable: true }) activatedAt: Date | null = null;

  @Field(() => Boolean, { description: 'Mails about one’s orders are wanted; account mails always come.' })
  @Property({ type: 'boolean', default: true })
  mailAboutOrders: Opt<boolean> = true;

  @Field(() => Language, {
    nullable: true,
    description: 'Of pages, mails and notifications; null while nothing was chosen: as the house is set to.',
  })
  @Enum({ items: () => Language, type: 'string', nullable: true })
  language: Language | null = null;

  /** Id of the account's customer at the payment provider (`cus_…`); null until the account chooses to save a card. */
  @Property({ type: 'string', nullable: true, hidden: true }) paymentCustomerId: string | null = null;

  /** When the terms were accepted at sign-up; null when the client did not send it. */
  @Property({ type: 'datetime', nullable: true }) termsAcceptedAt: Date | null = null;

  /** When the account was removed: its name and address are erased and its orders remain without them. */
  @Property({ type: 'datetime', nullable: true }) removedAt: Date | null = null;

  /** Version contained in every token; incrementing it signs out all devices. */
  @Property({ type: 'integer', default: 0 }) tokenVersion: Opt<number> = 0;
  @Property({ type: 'datetime' }) createdAt!: Date;
}

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

/** Of several sign-ups for an account, the one whose mailed link is followed applies; then all are deleted. */
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
