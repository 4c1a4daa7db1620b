import type { Opt, TriggerDef } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Versions of a shop's public data (shop, menu, ingredients), incremented by triggers at each change. */
@Entity()
export class ShopVersion {
  @PrimaryKey({ type: 'uuid' }) shopId!: string;
  @Property({ type: 'bigint' }) version!: string;

  /** Like `version`, but not incremented by sales, which only change how many of an item are left, or « épuisé ». */
  @Property({ type: 'bigint' }) offerVersion!: string;

  /** Time of the last change of `offerVersion`. */
  @Property({ type: 'datetime', defaultRaw: 'now()' }) changedAt!: Opt<Date>;
}

/** Returns the trigger for a table with public data of a shop (migrations/m20261127-initial.ts). */
export function raisesShopVersion(table: string, shopId = 'shop_id'): TriggerDef {
  const name = `${table}_raises_shop_version`;
  const expression = `create constraint trigger "${name}" after insert or update or delete on "${table}" deferrable initially deferred for each row execute function raise_shop_version('${shopId}')`;
  return { name, timing: 'after', events: ['insert', 'update', 'delete'], expression };
}

/** Trigger for a table that determines pickup windows or their capacity (migrations/m20261127-initial.ts). */
export function announcesWindows(table: string, shopId = 'shop_id'): TriggerDef {
  const name = `${table}_announces_windows`;
  const expression = `create trigger "${name}" after insert or update or delete on "${table}" for each row execute function announce_windows('${shopId}')`;
  return { name, timing: 'after', events: ['insert', 'update', 'delete'], expression };
}
