import type { EntityManager } from '@mikro-orm/postgresql';
import { inOneStep } from '../database/retry';
import { askIn } from '../database/statement';
import type { Clock } from '../clock';
import { Fault } from '../errors';
import { Shop } from '../shops/shop.entity';
import { lockShopExclusive } from './holds';
import type { PaceInput } from './pickup.inputs';

export class PaceService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts at once, for windows that have orders too: what is taken stays taken, even beyond a smaller capacity.
   * Throws BAD_USER_INPUT.
   */
  async save(shopId: string, { noShowGraceMinutes, ...pace }: PaceInput): Promise<void> {
    const { slotMinutes, preparationMinutes, capacityUnits } = pace;
    const grace = noShowGraceMinutes ?? undefined;
    if (slotMinutes < 5 || slotMinutes > 120) throw new Fault('BAD_USER_INPUT', 'Entre 5 et 120 minutes.');
    if (preparationMinutes < 0 || preparationMinutes > 600)
      throw new Fault('BAD_USER_INPUT', 'Entre 0 et 600 minutes.');
    if (capacityUnits < 1 || capacityUnits > 999) throw new Fault('BAD_USER_INPUT', 'Entre 1 et 999 unités.');
    if (grace !== undefined && (grace < 0 || grace > 120)) throw new Fault('BAD_USER_INPUT', 'Entre 0 et 120 minutes.');
    const from = this.clock.now();
    await inOneStep(this.em, async (em) => {
      await lockShopExclusive(askIn(em), shopId);
      await em.nativeUpdate(
        Shop,
        { id: shopId },
        { ...pace, ...(grace !== undefined && { noShowGraceMinutes: grace }) },
      );
      // Locked in the order orders lock them (holds.ts), or the two could deadlock.
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
}
