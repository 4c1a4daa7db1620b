import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../clock';
import { newId } from '../identifiers';
import { Shortfall } from '../pickup/holds';
import { businessDayAt } from '../shops/business-day';
import { covers } from '../shops/opening-hours';
import { Closure, Shop } from '../shops/shop.entity';
import { LOADED, openingRulesOf } from '../shops/shop.service';
import { DAY, dateOf } from '../shops/wall-clock';
import { retrying } from '../database/retry';
import { demoShops } from './demo-shops';
import { fillNextWindows, handOver } from './full-windows';
import { paymentAccountOf } from './load-shop';
import type { DemoShop } from './demo-shop';

/** Days for which the shop that is « closed today » says so at a time, today included. */
const DAYS_CLOSED = 3;
// Any number, the same in every process: of several that keep one demo, one does so at a time.
const KEEP_LOCK = 7_202_613;

/**
 * Keeps true, on whatever day the demo is looked at, that one of its shops is closed today and one is full for its next
 * window (specification 10.2). Knows its shops by their accounts at the sandbox, so that none but the demo's is ever touched;
 * harmless to repeat, by any number of processes.
 */
export async function keepDemo(em: EntityManager, clock: Clock): Promise<void> {
  try {
    await retrying(() => em.fork().transactional((tx) => keep(tx, clock)));
  } catch (error) {
    // A customer took a place meanwhile: the next time looks again.
    if (!(error instanceof Shortfall)) throw error;
  }
}

async function keep(em: EntityManager, clock: Clock): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(?)', [KEEP_LOCK]);
  const now = clock.now();
  for (const shop of await shopsThat(em, ({ closedToday }) => closedToday)) await keepClosed(em, shop, now);
  for (const shop of await shopsThat(em, ({ fullNextWindow }) => fullNextWindow)) {
    await handOver(em, shop, now);
    await fillNextWindows(em, shop, now);
  }
}

function shopsThat(em: EntityManager, are: (demo: DemoShop) => boolean | undefined): Promise<Shop[]> {
  return em.find(Shop, { paymentAccountId: demoShops.filter(are).map(paymentAccountOf) }, { populate: LOADED });
}

/** Closes a shop from today on where nothing says so; closures without a reason that are over make room. */
async function keepClosed(em: EntityManager, shop: Shop, now: Date): Promise<void> {
  const { midnight: today } = businessDayAt(openingRulesOf(shop), now);
  if (shop.closures.getItems().some((closure) => covers(closure, today))) return;
  await em.nativeDelete(Closure, { shop: shop.id, to: { $lt: dateOf(today) }, reason: '' });
  const to = dateOf(today + (DAYS_CLOSED - 1) * DAY);
  await em.insert(Closure, { id: newId(now), shop: shop.id, from: dateOf(today), to, reason: '' });
}
