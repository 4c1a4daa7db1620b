import type { EntityManager } from '@mikro-orm/postgresql';
import DataLoader from 'dataloader';
import type { Clock } from '../clock';
import { newId } from '../identifiers';
import { Item } from '../menus/item.entity';
import { SoldOut } from '../menus/selection.results';
import type { Shop } from '../shops/shop.entity';
import { LOADED, openingRulesOf } from '../shops/shop.service';
import { BookedWindow } from './booked-window.entity';
import { lockShopShared, type Shortfall } from './holds';
import { type PickupWindow, pickupWindows } from './pickup-windows';
import { type PickupWindowView, WindowFull } from './pickup.results';

const DAY_MS = 86_400_000;

export class PickupService {
  private readonly booked = new DataLoader((shopIds: readonly string[]) => this.bookedOf(shopIds), { cache: false });

  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async windows(shop: Shop): Promise<PickupWindowView[]> {
    await this.em.populate(shop, LOADED);
    const { slotMinutes, preparationMinutes, capacityUnits, pausedUntil } = shop;
    const rules = { ...openingRulesOf(shop), slotMinutes, preparationMinutes, capacityUnits, pausedUntil };
    return pickupWindows(rules, this.clock.now(), await this.booked.load(shop.id)).map((window) => ({
      id: window.startsAt.toISOString(),
      ...window,
    }));
  }

  /**
   * The row that counts what is taken of a window; made at the first hold. Where the owner has changed the length of
   * windows, what older ones still hold of its time is taken off its capacity.
   */
  async windowRow(em: EntityManager, shop: Shop, window: PickupWindow): Promise<BookedWindow> {
    await lockShopShared(em, shop.id);
    await em.execute(
      `insert into booked_window (id, shop_id, starts_at, ends_at, capacity_units) values (?, ?, ?, ?, ?)
       on conflict (shop_id, starts_at, ends_at) do nothing`,
      [newId(), shop.id, window.startsAt, window.endsAt, shop.capacityUnits],
    );
    const { startsAt, endsAt } = window;
    // Rows that are up to date are not written and so not locked: holds.ts decides the lock order.
    await em.execute(
      `update booked_window w set capacity_units = right_one.units from (
         select mine.id, greatest(mine.booked_units, ?::int - coalesce(sum(other.booked_units), 0))::int as units
         from booked_window mine left join booked_window other on other.shop_id = mine.shop_id and other.id <> mine.id
           and other.starts_at < mine.ends_at and other.ends_at > mine.starts_at
         where mine.shop_id = ? and mine.starts_at = ? and mine.ends_at = ? group by mine.id
       ) right_one where w.id = right_one.id and w.capacity_units <> right_one.units`,
      [shop.capacityUnits, shop.id, startsAt, endsAt],
    );
    return em.findOneOrFail(BookedWindow, { shop: shop.id, startsAt, endsAt }, { refresh: true });
  }

  /** The refusal for a Shortfall, with the next window that has room. */
  async explain({ of }: Shortfall, shop: Shop): Promise<WindowFull | SoldOut> {
    if ('itemId' in of) {
      const item = await this.em.fork().findOneOrFail(Item, { id: of.itemId });
      return new SoldOut(item.name, item.soldOut ? 0 : (item.stock ?? 0));
    }
    const windows = await this.windows(shop);
    return new WindowFull(windows.find(({ remaining }) => remaining >= of.units) ?? null);
  }

  private async bookedOf(shopIds: readonly string[]): Promise<BookedWindow[][]> {
    const now = this.clock.now().getTime();
    const rows = await this.em.fork().find(BookedWindow, {
      shop: [...shopIds],
      startsAt: { $gte: new Date(now - DAY_MS), $lt: new Date(now + DAY_MS + DAY_MS) },
      bookedUnits: { $gt: 0 },
    });
    return shopIds.map((id) => rows.filter(({ shop }) => shop.id === id));
  }
}
