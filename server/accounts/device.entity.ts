import { type Rel } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Account } from './account.entity';

export enum DeviceType {
  MOBILE = 'mobile',
  WEB = 'web',
}

/** A browser in which a customer and an owner are signed in has a row for each (specification 6.4). */
@Entity()
@Index({ properties: ['account'] })
@Index({
  name: 'device_token_unique',
  expression: 'create unique index "device_token_unique" on "device" (md5("token"), "account_id")',
})
export class Device {
  @PrimaryKey({ type: 'uuid' }) id!: string;

  /** Account that signed in on the device last, in this role. */
  @ManyToOne({ entity: () => Account, deleteRule: 'cascade' }) account!: Rel<Account>;

  /** Token of a push service, or a Web Push subscription as JSON. */
  @Property({ type: 'text', hidden: true }) token!: string;
  @Enum({ items: () => DeviceType, type: 'string' }) deviceType!: DeviceType;
  @Property({ type: 'string', length: 120 }) browser!: string;
  @Property({ type: 'string', length: 20 }) appVersion!: string;
  @Property({ type: 'datetime' }) lastLoginAt!: Date;
  @Property({ type: 'datetime' }) createdAt!: Date;
}
