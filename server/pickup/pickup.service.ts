import type { EntityManager } from '@mikro-orm/postgresql';
import DataLoader from 'dataloader';
import type { Clock } from '../clock';
import { type Ask, askIn, statement } from '../database/statement';
import { newId } from '../identifiers';
import { Item } from '../menus/item.entity';
import { SoldOut } from '../menus/selection.results';
import type { Shop } from '../shops/shop.entity';
import { hoursOf } from '../shops/shop-hours';
import { bookedOf } from './booked-spans';
import type { BookedWindow } from './booked-window.entity';
import { lockShopShared, type Shortfall } from './holds';
import { type PickupWindow, pickupWindows } from './pickup-windows';
import { type PickupWindowView, WindowFull } from './pickup.results';

/** What is taken of a window counts in its row. */
export type WindowRow = Pick<BookedWindow, 'id' | 'startsAt' | 'endsAt'>;

const MADE = statement(
  'make-window',
  `insert into booked_window (id, shop_id, starts_at, ends_at, capacity_units) values (?, ?, ?, ?, ?)
   on conflict (shop_id, starts_at, ends_at) do nothing`,
);
// Rows that are up to date are not written and so not locked: holds.ts decides the lock order.
const BROUGHT_UP_TO_DATE = statement(
  'update-window',
  `update booked_window w set capacity_units = right_one.units from (
     select mine.id, greatest(mine.booked_units, ?::int - coalesce(sum(other.booked_units), 0))::int as units
     from booked_window mine left join booked_window other on other.shop_id = mine.shop_id and other.id <> mine.id
       and other.starts_at < mine.ends_at and other.ends_at > mine.starts_at
     where mine.shop_id = ? and mine.starts_at = ? and mine.ends_at = ? group by mine.id
   ) right_one where w.id = right_one.id and w.capacity_units <> right_one.units`,
);
const ROW = statement('window-row', 'select id from booked_window where shop_id = ? and starts_at = ? and ends_at = ?');

export class PickupService {
  // What a page asks of a shop at the same moment is worked out once; nothing is kept for later.
  private readonly asked = new DataLoader((shops: readonly Shop[]) => this.offeredBy(shops), { cache: false });

  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly hours = hoursOf(askIn(em)),
    private readonly booked = bookedOf(askIn(em), clock),
  ) {}

  windows(shop: Shop): Promise<PickupWindowView[]> {
    return this.asked.load(shop);
  }

  /**
   * The row that counts what is taken of a window; made at the first hold. Where the owner has changed the length of
   * windows, what older ones still hold of its time is taken off its capacity.
   */
  async windowRow(ask: Ask, shop: Shop, { startsAt, endsAt }: PickupWindow): Promise<WindowRow> {
    await lockShopShared(ask, shop.id);
    await ask(MADE, [newId(), shop.id, startsAt, endsAt, shop.capacityUnits]);
    await ask(BROUGHT_UP_TO_DATE, [shop.capacityUnits, shop.id, startsAt, endsAt]);
    const [row] = await ask<{ id: string }>(ROW, [shop.id, startsAt, endsAt]);
    if (!row) throw new Error('a window without its row');
    return { ...row, startsAt, endsAt };
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

  private offeredBy(shops: readonly Shop[]): Promise<PickupWindowView[][]> {
    const now = this.clock.now();
    const offered = new Map<string, Promise<PickupWindowView[]>>();
    return Promise.all(
      shops.map((shop) => {
        const windows = offered.get(shop.id) ?? this.windowsOf(shop, now);
        offered.set(shop.id, windows);
        return windows;
      }),
    );
  }

  private async windowsOf(shop: Shop, now: Date): Promise<PickupWindowView[]> {
    const { id, zone, slotMinutes, preparationMinutes, capacityUnits, pausedUntil } = shop;
    const { spans, version, asOf } = await this.booked(id);
    const hours = await this.hours(id, version);
    const rules = { zone, ...hours, slotMinutes, preparationMinutes, capacityUnits, pausedUntil };
    return pickupWindows(rules, now, spans).map((window) => ({ id: window.startsAt.toISOString(), asOf, ...window }));
  }
}
