import fc from 'fast-check';
import { DateTime } from 'luxon';
import { expect, test } from 'vitest';
import { audit } from '../../../server/audit/audit';
import { addToCart } from '../../support/ordering';
import { at } from '../../support/ordering-ahead';
import { aCustomer, anItem, aShop } from '../../support/fixtures';
import { ownFixtures } from '../../support/own-fixtures';

const fixtures = await ownFixtures();

const HOUR = 3_600_000;
const A_DAY = 3;
/** A hold is wanted so many hours after the one before, for one of the windows around the change or of any, and kept or left to end. */
const steps = fc.array(
  fc.record({
    hours: fc.nat(7),
    isNear: fc.boolean(),
    window: fc.nat(99),
    quantity: fc.integer({ min: 1, max: A_DAY }),
    isKept: fc.boolean(),
  }),
  { minLength: 12, maxLength: 16 },
);

test.for([
  ['Europe/Paris', '2027-03-28T01:00:00Z'],
  ['Europe/Paris', '2027-10-31T01:00:00Z'],
  ['America/Miquelon', '2027-03-14T05:00:00Z'],
  ['America/Miquelon', '2027-11-07T04:00:00Z'],
  ['Indian/Reunion', '2027-03-28T01:00:00Z'],
] as const)(
  'a customer in %s around %s gets at most what is left of the menu day of their window',
  async ([zone, change]) => {
    await fc.assert(
      fc.asyncProperty(steps, async (steps) => {
        const { pool } = fixtures.product;
        const { id } = await aShop(fixtures, { daysAhead: 3, capacityUnits: 999, slotMinutes: 60 });
        await pool.query('update shop set zone = $2 where id = $1', [id, zone]);
        const menuDay = (instant: Date) =>
          DateTime.fromJSDate(instant, { zone })
            .setZone('utc', { keepLocalTime: true })
            .minus({ hours: 4 })
            .toISODate();
        let now = new Date(Date.parse(change) - 40 * HOUR);
        const stockDay = menuDay(now);
        const orderRules = { dayCapacity: A_DAY };
        const itemId = await anItem(fixtures, id, { priceCents: 650, stock: A_DAY, stockDay, orderRules });
        let taken: { day: string | null; quantity: number; isKept: boolean }[] = [];
        for (const { hours, isNear, window, quantity, isKept } of steps) {
          now = new Date(now.getTime() + hours * HOUR);
          const { checkouts, housekeeping, pickup, shops, stocks } = at(now.toISOString());
          await stocks.beginDay();
          await housekeeping.endHolds();
          if (hours > 0) taken = taken.filter((one) => one.isKept);
          const all = (await pickup.days(await shops.shown(id))).flatMap(({ windows }) => windows);
          const near = all.filter(({ startsAt }) => Math.abs(startsAt.getTime() - Date.parse(change)) <= 4 * HOUR);
          const offered = isNear && near.length > 0 ? near : all;
          const { startsAt = now } = offered[window % offered.length] ?? {};
          const who = await aCustomer(fixtures);
          await addToCart(fixtures, who, { itemId, quantity });
          const left = taken.reduce((sum, one) => sum - (one.day === menuDay(startsAt) ? one.quantity : 0), A_DAY);
          const held = await checkouts.start(who.id, { shopId: id, window: { startsAt }, statedTotalCents: null });
          expect('clientSecret' in held ? 'held' : held).toEqual(
            quantity <= left ? 'held' : expect.objectContaining({ left }),
          );
          if (quantity > left) continue;
          taken.push({ day: menuDay(startsAt), quantity, isKept });
          if (isKept)
            await pool.query(`update checkout set hold_until = '2028-01-01' where customer_id = $1`, [who.id]);
        }
        const client = await pool.connect();
        const broken = (await audit(client, now)).filter(({ id, count }) => /^I(7|8|35)/.test(id) && count > 0);
        client.release();
        expect(broken).toEqual([]);
      }),
      { numRuns: Number(process.env['TRIALS'] ?? 3), endOnFailure: true },
    );
  },
);
