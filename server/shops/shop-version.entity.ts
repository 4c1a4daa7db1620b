import type { Opt, TriggerDef } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Raised, by triggers, with each change to what everybody may read of a shop: itself, its menu, its ingredients. */
@Entity()
export class ShopVersion {
  @PrimaryKey({ type: 'uuid' }) shopId!: string;
  @Property({ type: 'bigint' }) version!: string;

  /** As `version`, but a sale leaves it: how many of an item are left, or « épuisé ». */
  @Property({ type: 'bigint' }) offerVersion!: string;

  /** Of the offer’s last change. */
  @Property({ type: 'datetime', defaultRaw: 'now()' }) changedAt!: Opt<Date>;
}

/** The trigger of a table whose rows everybody may read (migrations/m20261124-shop-version.ts). */
export function raisesShopVersion(table: string, shopId = 'shop_id'): TriggerDef {
  const name = `${table}_raises_shop_version`;
  const expression = `create constraint trigger "${name}" after insert or update or delete on "${table}" deferrable initially deferred for each row execute function raise_shop_version('${shopId}')`;
  return { name, timing: 'after', events: ['insert', 'update', 'delete'], expression };
}

/** The trigger of a table that shapes a shop's windows, or their room (migrations/m20261128-versions-and-windows.ts). */
export function announcesWindows(table: string, shopId = 'shop_id'): TriggerDef {
  const name = `${table}_announces_windows`;
  const expression = `create trigger "${name}" after insert or update or delete on "${table}" for each row execute function announce_windows('${shopId}')`;
  return { name, timing: 'after', events: ['insert', 'update', 'delete'], expression };
}
