import type { EntityManager } from '@mikro-orm/postgresql';
import { preparationUnitsOf, stockFor } from '../../carts/cart-pricing';
import type { HeldStock, LineNow } from '../../carts/cart-pricing';
import { type CartService, pricedCart } from '../../carts/cart.service';
import type { Clock } from '../../clock';
import { queryIn } from '../../database/query';
import { obstaclesUntil, orderRulesText } from '../../menus/days/order-rules';
import { isServed, servedText } from '../../menus/days/served-hours';
import { aheadKey, leftAhead } from '../../pickup/ahead';
import { daysFor, type DayFor, type DayOffered } from '../../pickup/first-day';
import type { HoldChanges } from '../../pickup/holds';
import type { PickupWindowView } from '../../pickup/pickup.types';
import type { PickupService } from '../../pickup/pickup.service';
import type { Shop } from '../../shops/shop.entity';
import type { ShopService } from '../../shops/shop.service';
import { stockHeldBy } from './checkout-holds';
import type { CheckoutService } from './checkout.service';
import { DayWithWindows, PickupDay } from './pickup-days.results';
import * as t from './pickup-days.texts';

type Item = LineNow['view']['item'];
type Line = Pick<LineNow['view'], 'item' | 'quantity'>;

interface Taken {
  units: number;
  window: { startsAt: Date };
  taken: HoldChanges;
}

/** Finds the days on which a customer's cart can be collected, and what prevents the others. */
export class PickupDaysService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly shops: ShopService,
    private readonly carts: CartService,
    private readonly pickup: PickupService,
    private readonly checkouts: CheckoutService,
  ) {}

  /** Returns each day for which the shop takes orders, with whether the cart can be collected on it. */
  async of(customerId: string, shopId: string): Promise<PickupDay[]> {
    const shop = await this.shops.shown(shopId, customerId);
    const days = await this.pickup.days(shop);
    const [held, hold] = [
      await stockHeldBy(this.em, customerId, shopId),
      await this.checkouts.holdOf(customerId, shopId),
    ];
    const draft = await this.carts.draft(queryIn(this.em), customerId, shopId);
    const { lines } = pricedCart({ ...draft, held }, null, true);
    const units = preparationUnitsOf(lines.map(({ view }) => ({ ...view.item, quantity: view.quantity })));
    const own = (id: string) => (hold?.windowId === id ? hold.units : 0);
    const views = lines.map(({ view }) => view);
    return (await this.weigh(shop, days, views, held, ({ id, remaining }) => remaining + own(id) >= units)).map(
      ({ shut, ...answer }) =>
        Object.assign(new PickupDay(), answer, {
          item: answer.item?.item ?? null,
          why: whyOf(answer),
          shutWindows: shut.map(({ id }) => id),
        }),
    );
  }

  /** Returns the days and windows that have the lines and room for them, counting what is `taken` as free. */
  async forLines(shop: Shop, lines: readonly Line[], { units, window, taken }: Taken): Promise<DayWithWindows[]> {
    const days = await this.pickup.days(shop);
    const own = (id: string) => (window.startsAt.toISOString() === id ? units : 0);
    const hasRoom = ({ id, remaining }: PickupWindowView) => remaining + own(id) >= units;
    const answers = await this.weigh(shop, days, lines, taken.stock, hasRoom);
    return answers.flatMap(({ day, possible, shut }, at) => {
      const windows = days[at]?.windows.filter((one) => hasRoom(one) && !shut.includes(one)) ?? [];
      return possible ? [Object.assign(new DayWithWindows(), { day, windows })] : [];
    });
  }

  private async weigh(
    shop: Shop,
    days: readonly DayOffered<PickupWindowView>[],
    lines: readonly Line[],
    held: HeldStock,
    hasRoom: (window: PickupWindowView) => boolean,
  ) {
    const now = this.clock.now();
    const wanted = new Map<string, { item: Item; quantity: number }>();
    for (const { item, quantity } of lines)
      wanted.set(item.id, { item, quantity: (wanted.get(item.id)?.quantity ?? 0) + quantity });
    const ahead = new Set(days.flatMap(({ windows }) => windows[0]?.laterDay ?? []));
    const left = await leftAhead(queryIn(this.em), [...wanted.keys()], [...ahead]);
    const leftFor = (item: Item, day: string | null) => {
      if (day === null) return stockFor(item, held);
      if (stockFor(item, held, true) === 0) return 0;
      const pieces = left.get(aheadKey(item.id, day));
      return pieces === undefined ? null : pieces + (held.get(aheadKey(item.id, day)) ?? 0);
    };
    return daysFor(
      days,
      [...wanted.values()],
      ({ item, quantity }, { windows }) => {
        const [first, last] = [windows[0], windows.at(-1)];
        const ruled = last ? obstaclesUntil(item.orderRules, shop.zone, last, now) : () => null;
        const { served } = item.category;
        const isShort = (leftFor(item, first?.laterDay ?? null) ?? Infinity) < quantity;
        return (window) => {
          const why = ruled(window.startsAt);
          if (why) return why;
          if (served && !isServed(served, shop.zone, window)) return 'SERVED';
          return isShort ? 'SOLD_OUT' : null;
        };
      },
      hasRoom,
    );
  }
}

type Answer = Omit<DayFor<{ item: Item }, unknown>, 'shut'>;

function whyOf({ offered, possible, item: wanted, why }: Answer): string | null {
  if (wanted) {
    const { nameRead: itemName, orderRules, category } = wanted.item;
    if (why === 'SOLD_OUT') return t.soldOut(itemName);
    const served = why === 'SERVED' && category.served;
    return t.ruled({ itemName, rules: served ? servedText(served) : (orderRulesText(orderRules) ?? '') });
  }
  if (possible) return null;
  return offered ? t.full() : t.closed();
}
