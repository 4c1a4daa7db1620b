import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../clock';
import { askTogether } from '../database/ask-together';
import { askIn } from '../database/statement';
import { Item } from '../menus/item.entity';
import { SoldOut } from '../menus/selection.results';
import type { Shop } from '../shops/shop.entity';
import { dayIn } from '../shops/wall-clock';
import type { HoursOf } from '../shops/shop-hours';
import { aheadKey, leftAhead } from './ahead';
import type { BookedOf } from './booked-spans';
import type { Shortfall } from './holds';
import type { DayOffered } from './first-day';
import { pickupDates, pickupWindows } from './pickup-windows';
import { type PickupWindowView, WindowFull } from './pickup.results';

export class PickupService {
  /** What a page asks of a shop at the same moment is worked out once; nothing is kept for later. */
  readonly windows = askTogether(
    (shops: readonly Shop[]) => Promise.all(shops.map((shop) => this.windowsOf(shop))),
    ({ id }) => id,
  );

  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly hours: HoursOf,
    private readonly booked: BookedOf,
  ) {}

  /** Today's windows, or those of another day the shop takes orders for; null: it takes none for that day. */
  async windowsOn(shop: Shop, day: string): Promise<PickupWindowView[] | null> {
    const [today, ...later] = pickupDates(shop.zone, shop.daysAhead, this.clock.now());
    if (day === today) return this.windows(shop);
    return later.includes(day) ? ((await this.daysOf(shop, [day]))[0]?.windows ?? []) : null;
  }

  /** Today and every other day the shop takes orders for. */
  days(shop: Shop): Promise<DayOffered<PickupWindowView>[]> {
    return this.daysOf(shop, pickupDates(shop.zone, shop.daysAhead, this.clock.now()));
  }

  /** The refusal for a Shortfall, with the next window of its day that has room. */
  async explain({ of }: Shortfall, shop: Shop, startsAt?: Date | null): Promise<WindowFull | SoldOut> {
    if ('itemId' in of) {
      const item = await this.em.fork().findOneOrFail(Item, { id: of.itemId });
      if (of.day) {
        const left = await leftAhead(askIn(this.em), [of.itemId], [of.day]);
        return new SoldOut(item.nameRead, left.get(aheadKey(of.itemId, of.day)) ?? 0);
      }
      return new SoldOut(item.nameRead, item.soldOut ? 0 : (item.stock ?? 0));
    }
    const day = startsAt && dayIn(shop.zone, startsAt);
    const windows = (day && (await this.windowsOn(shop, day))) || (await this.windows(shop));
    return new WindowFull(windows.find(({ remaining }) => remaining >= of.units) ?? null);
  }

  private async windowsOf(shop: Shop): Promise<PickupWindowView[]> {
    const [today] = await this.daysOf(shop, pickupDates(shop.zone, 0, this.clock.now()));
    return today?.windows ?? [];
  }

  private async daysOf(shop: Shop, days: readonly string[]): Promise<DayOffered<PickupWindowView>[]> {
    const now = this.clock.now();
    const { id, zone, slotMinutes, preparationMinutes, capacityUnits, pausedUntil } = shop;
    const { spans, version, asOf } = await this.booked(id);
    const hours = await this.hours(id, version);
    const rules = { zone, ...hours, slotMinutes, preparationMinutes, capacityUnits, pausedUntil };
    const [today = ''] = pickupDates(zone, 0, now);
    return days.map((day) => ({
      day,
      windows: pickupWindows(rules, now, spans, Date.parse(`${day}T00:00Z`)).map((window) => ({
        id: window.startsAt.toISOString(),
        asOf,
        laterDay: day > today ? day : null,
        ...window,
      })),
    }));
  }
}
