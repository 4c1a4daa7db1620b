import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../clock';
import { batchLoader } from '../database/batch-loader';
import { queryIn } from '../database/query';
import { Item } from '../menus/item.entity';
import { SoldOut } from '../menus/menu.types';
import { businessDayAt } from '../shops/hours/business-day';
import type { OpeningRules } from '../shops/hours/opening-hours';
import { preparationMinutesAt } from '../shops/hours/preparation';
import type { Shop } from '../shops/shop.entity';
import type { HoursOf } from '../shops/hours/shop-hours';
import { aheadKey, leftAhead } from './ahead';
import type { BookedOf } from './booked-spans';
import type { Shortfall } from './holds';
import type { DayOffered } from './first-day';
import { otherDate } from './later-day';
import { pickupDates, pickupWindows } from './pickup-windows';
import { type PickupWindowView, WindowFull } from './pickup.types';

export class PickupService {
  /** Batch loader: requests for a shop at the same moment share one computation; nothing is cached. */
  readonly windows = batchLoader(
    (shops: readonly Shop[]) => Promise.all(shops.map((shop) => this.windowsOf(shop))),
    ({ id }) => id,
  );

  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly hours: HoursOf,
    private readonly booked: BookedOf,
  ) {}

  preparationMinutes(shop: Shop): number {
    return preparationMinutesAt(shop, this.clock.now());
  }

  /** Milliseconds until the running delay ends and earlier windows can be reached again; null without one. */
  delayEndsIn({ delayUntil }: Shop): number | null {
    const left = (delayUntil?.getTime() ?? 0) - this.clock.now().getTime();
    return left > 0 ? left : null;
  }

  /** Returns the windows of a business day, YYYY-MM-DD; null when the shop takes no orders for it. */
  async windowsOn(shop: Shop, day: string): Promise<PickupWindowView[] | null> {
    return (await this.daysOf(shop, (dates) => dates.filter((one) => one === day)))[0]?.windows ?? null;
  }

  /** Returns the windows of the business day of an instant; none when the shop takes no orders for it. */
  async windowsAt(shop: Shop, at: Date): Promise<PickupWindowView[]> {
    const [day] = await this.daysOf(shop, (dates, rules) => {
      const { date } = businessDayAt(rules, at);
      return dates.filter((one) => one === date);
    });
    return day?.windows ?? [];
  }

  /** The business day of an instant, and again as `laterDay` when it is later than that of `than`. */
  async dayOf(shop: Pick<Shop, 'id' | 'zone'>, at: Date, than = this.clock.now()) {
    const rules = { zone: shop.zone, ...(await this.hours(shop.id)) };
    const day = businessDayAt(rules, at).date;
    return { day, laterDay: day > businessDayAt(rules, than).date ? day : null };
  }

  /** Returns today and every other day for which the shop takes orders, with their windows. */
  days(shop: Shop): Promise<DayOffered<PickupWindowView>[]> {
    return this.daysOf(shop, (dates) => dates);
  }

  /** Returns the refusal for a Shortfall, with the earliest window of its day that has room. */
  async explain({ of }: Shortfall, shop: Shop, startsAt?: Date | null): Promise<WindowFull | SoldOut> {
    if ('itemId' in of) {
      const item = await this.em.fork().findOneOrFail(Item, { id: of.itemId });
      if (of.day) {
        const left = await leftAhead(queryIn(this.em), [of.itemId], [of.day]);
        return new SoldOut(item.nameRead, left.get(aheadKey(of.itemId, of.day)) ?? 0);
      }
      return new SoldOut(item.nameRead, item.soldOut ? 0 : (item.stock ?? 0));
    }
    const windows = await (startsAt ? this.windowsAt(shop, startsAt) : this.windows(shop));
    return new WindowFull(windows.find(({ remaining }) => remaining >= of.units) ?? null);
  }

  private async windowsOf(shop: Shop): Promise<PickupWindowView[]> {
    const [today] = await this.daysOf(shop, (dates) => dates.slice(0, 1));
    return today?.windows ?? [];
  }

  private async daysOf(
    shop: Shop,
    chosen: (dates: readonly string[], rules: OpeningRules) => readonly string[],
  ): Promise<DayOffered<PickupWindowView>[]> {
    const now = this.clock.now();
    const { spans, version, asOf } = await this.booked(shop.id);
    const rules = { ...shop, ...(await this.hours(shop.id, version)) };
    const dates = pickupDates(rules, shop.daysAhead, now);
    const [today = ''] = dates;
    return chosen(dates, rules).map((day) => ({
      day,
      windows: pickupWindows(rules, now, spans, Date.parse(`${day}T00:00Z`)).map((window) => ({
        id: window.startsAt.toISOString(),
        asOf,
        laterDay: day > today ? day : null,
        otherDate: otherDate(shop.zone, window.startsAt, now),
        ...window,
      })),
    }));
  }
}
