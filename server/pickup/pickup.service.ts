import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../clock';
import { askTogether } from '../database/ask-together';
import { Item } from '../menus/item.entity';
import { SoldOut } from '../menus/selection.results';
import type { Shop } from '../shops/shop.entity';
import type { HoursOf } from '../shops/shop-hours';
import type { BookedOf } from './booked-spans';
import type { Shortfall } from './holds';
import { pickupWindows } from './pickup-windows';
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

  /** The refusal for a Shortfall, with the next window that has room. */
  async explain({ of }: Shortfall, shop: Shop): Promise<WindowFull | SoldOut> {
    if ('itemId' in of) {
      const item = await this.em.fork().findOneOrFail(Item, { id: of.itemId });
      return new SoldOut(item.nameRead, item.soldOut ? 0 : (item.stock ?? 0));
    }
    const windows = await this.windows(shop);
    return new WindowFull(windows.find(({ remaining }) => remaining >= of.units) ?? null);
  }

  private async windowsOf(shop: Shop): Promise<PickupWindowView[]> {
    const now = this.clock.now();
    const { id, zone, slotMinutes, preparationMinutes, capacityUnits, pausedUntil } = shop;
    const { spans, version, asOf } = await this.booked(id);
    const hours = await this.hours(id, version);
    const rules = { zone, ...hours, slotMinutes, preparationMinutes, capacityUnits, pausedUntil };
    return pickupWindows(rules, now, spans).map((window) => ({ id: window.startsAt.toISOString(), asOf, ...window }));
  }
}
