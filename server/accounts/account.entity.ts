import type { Opt } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, PrimaryKey, Property, Trigger, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';

export enum Role {
  CUSTOMER = 'CUSTOMER',
  OWNER = 'OWNER',
  GUEST = 'GUEST',
}
/** Who has an account to come back to. */
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

/** Somebody who can sign in, or ordered as a guest. An owner's account has the id of the owner's shop (specification 1.4). */
@ObjectType()
@Entity()
// Guests with one address stay apart: nobody has proved it.
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
// Announced by a trigger, so that any change that ends an account’s tokens closes its sockets too (sign-outs.ts).
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

  /** Null for accounts that only ever signed in with Google. */
  @Property({ type: 'string', nullable: true, hidden: true }) passwordHash: string | null = null;

  /** Google's own id of the person (`sub`): an address may change hands, this does not. */
  @Property({ type: 'string', nullable: true, hidden: true }) googleSubject: string | null = null;

  @Field(() => String)
  @Property({ type: 'string', length: 120 })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Phone number, as typed.' })
  @Property({ type: 'string', length: 20, nullable: true })
  phone: string | null = null;

  /** Null until the activation link was followed; such an account cannot sign in. */
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

  /** Whoever it pays as at the payment provider (`cus_…`), once it has chosen to keep a card there. */
  @Property({ type: 'string', nullable: true, hidden: true }) paymentCustomerId: string | null = null;

  /** When the terms were accepted at sign-up; null where the client did not say. */
  @Property({ type: 'datetime', nullable: true }) termsAcceptedAt: Date | null = null;

  /** When the account was removed: name and address are erased, orders stay without them. */
  @Property({ type: 'datetime', nullable: true }) removedAt: Date | null = null;

  /** Carried by every token; raising it signs out every device at once. */
  @Property({ type: 'integer', default: 0 }) tokenVersion: Opt<number> = 0;
  @Property({ type: 'datetime' }) createdAt!: Date;
}
