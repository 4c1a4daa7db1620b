import type { EntityManager } from '@mikro-orm/postgresql';
import { isReady, type ShopFacts } from './first-steps';
import { Shop } from './shop.entity';

/**
 * Returns the facts that decide about a shop's setup steps. This module may not import menus, so it queries the table
 * of items directly.
 */
export async function factsOf(em: EntityManager, shop: Shop): Promise<ShopFacts> {
  const [row] = await em.execute<{ has_hours: boolean; has_items: boolean }[]>(
    `select exists (select 1 from opening_range where shop_id = ?) or exists (select 1 from exceptional_opening where shop_id = ?) as has_hours,
            exists (select 1 from item where shop_id = ? and published and deleted_at is null) as has_items`,
    [shop.id, shop.id, shop.id],
  );
  return {
    hasAddress: shop.address !== '',
    hasHours: row?.has_hours ?? false,
    hasItems: row?.has_items ?? false,
    hasPaymentAccount: shop.paymentAccountId !== null,
    chargesEnabled: shop.chargesEnabled,
    openedAt: shop.openedAt,
  };
}

/**
 * Opens a shop to customers once all setup steps are done; called after each change that may complete them. It must run
 * after the change's transaction: of two steps completed at the same moment, the later call must see both.
 */
export async function openWhenReady(em: EntityManager, shopId: string, now: Date): Promise<void> {
  const shop = await em.fork().findOne(Shop, { id: shopId });
  if (!shop || shop.openedAt || !isReady(await factsOf(em, shop))) return;
  await em.execute('update shop set opened_at = ? where id = ? and opened_at is null', [now, shopId]);
}
