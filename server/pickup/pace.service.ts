import type { EntityManager } from '@mikro-orm/postgresql';
import { MOST_PREPARATION_MINUTES } from '../../graphql/rules/preparation';
import { transaction } from '../database/transaction';
import { queryIn } from '../database/query';
import type { Clock } from '../clock';
import { Fault } from '../errors';
import { delayAt, delayEnd } from '../shops/hours/preparation';
import { Shop } from '../shops/shop.entity';
import { openingRulesOf } from '../shops/hours/shop-hours';
import { lockShopExclusive } from './holds';
import type { PaceInput } from './pickup.types';
import * as t from './pickup.texts';

export class PaceService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** Takes effect at once: taken units stay taken, even beyond a smaller capacity. Throws BAD_USER_INPUT. */
  async save(shopId: string, { preparationMinutes, ...others }: PaceInput): Promise<void> {
    const { slotMinutes, capacityUnits, noShowGraceMinutes, daysAhead } = others;
    if (slotMinutes != null) check(slotMinutes, { least: 5, most: 120 }, t.minutes);
    check(preparationMinutes, { least: 0, most: MOST_PREPARATION_MINUTES }, t.minutes);
    if (capacityUnits != null) check(capacityUnits, { least: 1, most: 999 }, t.units);
    if (noShowGraceMinutes != null) check(noShowGraceMinutes, { least: 0, most: 120 }, t.minutes);
    if (daysAhead != null) check(daysAhead, { least: 0, most: 30 }, t.days);
    const from = this.clock.now();
    await transaction(this.em, async (em) => {
      await lockShopExclusive(queryIn(em), shopId);
      const given = Object.fromEntries(Object.entries(others).filter(([, value]) => value != null));
      await em.nativeUpdate(Shop, { id: shopId }, { preparationMinutes, ...given });
      if (capacityUnits == null) return;
      // Locked in the order in which orders lock them (holds.ts), because otherwise the two could deadlock.
      await em.execute('select 1 from booked_window where shop_id = ? and starts_at >= ? order by id for update', [
        shopId,
        from,
      ]);
      await em.execute(
        'update booked_window set capacity_units = greatest(?::int, booked_units) where shop_id = ? and starts_at >= ?',
        [capacityUnits, shopId, from],
      );
    });
  }

  /** Sets the preparation delay; fewer minutes than those of the running delay keep its end. Throws BAD_USER_INPUT. */
  async delay(shopId: string, minutes: number): Promise<void> {
    check(minutes, { least: 0, most: MOST_PREPARATION_MINUTES }, t.minutes);
    const now = this.clock.now();
    await transaction(this.em, async (em) => {
      await lockShopExclusive(queryIn(em), shopId);
      const shop = await em.findOneOrFail(Shop, { id: shopId }, { refresh: true });
      const rules = await openingRulesOf(em, shopId);
      const delayUntil = minutes < delayAt(shop, now) ? shop.delayUntil : delayEnd(rules, now);
      const delay = { delayMinutes: minutes, delayUntil: minutes > 0 ? delayUntil : null };
      await em.nativeUpdate(Shop, { id: shopId }, delay);
      // Notifies the shop's boards, which all show it (orders/order-changes.ts).
      await em.execute(`select pg_notify('order_changed', ?)`, [JSON.stringify({ shopId })]);
    });
  }
}

function check(value: number, range: { least: number; most: number }, say: typeof t.minutes): void {
  if (value < range.least || value > range.most) throw new Fault('BAD_USER_INPUT', say(range));
}
