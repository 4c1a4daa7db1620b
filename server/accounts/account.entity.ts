import { OptionalProps } from '@mikro-orm/core';
import { Check, Entity, Enum, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';

export enum Role {
  CUSTOMER = 'CUSTOMER',
  OWNER = 'OWNER',
}
registerEnumType(Role, {
  name: 'Role',
  description: 'Which side of the counter an account stands on.',
  valuesConfig: {
    CUSTOMER: { description: 'Orders and collects.' },
    OWNER: { description: 'Runs one shop; the account and the shop share their id.' },
  },
});

/** Somebody who can sign in. An owner's account has the id of the owner's shop (contract §4). */
@ObjectType({ description: 'Somebody who can sign in, as seen by themselves.' })
@Entity()
@Unique({ properties: ['role', 'email'] })
@Check({ expression: 'email = lower(email)', name: 'account_email_lower' })
export class Account {
  [OptionalProps]?: 'tokenVersion';

  @Field(() => ID, { description: 'UUIDv7; for an owner also the id of the shop.' })
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Field(() => Role, { description: 'Customer or owner.' })
  @Enum({ items: () => Role, type: 'string' })
  role!: Role;

  @Field(() => String, { description: 'Address used to sign in, lower-case.' })
  @Property({ type: 'string', length: 254 })
  email!: string;

  @Property({ type: 'string', hidden: true })
  passwordHash!: string;

  @Field(() => String, { description: 'Name shown on orders.' })
  @Property({ type: 'string', length: 120 })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Phone number, as typed.' })
  @Property({ type: 'string', length: 20, nullable: true })
  phone: string | null = null;

  /** Null until the activation link was followed; such an account cannot sign in. */
  @Property({ type: 'datetime', nullable: true })
  activatedAt: Date | null = null;

  /** Carried by every token; raising it signs out every device at once. */
  @Property({ type: 'integer', default: 0 })
  tokenVersion = 0;

  @Property({ type: 'datetime' })
  createdAt!: Date;
}
