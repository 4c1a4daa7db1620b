import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { freshDatabase } from '../../support/database';
import { growShops, TOWNS } from '../../support/grown';
import { metresBetween } from '../../support/metres-between';
import { rest } from '../../support/rest';
import { aCustomer, aShop, createFixtures } from '../../support/fixtures';

interface Place {
  id: string;
  latitude: number;
  longitude: number;
}

const connectionString = await freshDatabase();
const fixtures = await createFixtures(connectionString, {}, { role: 'web' });
await aShop(fixtures);
const customer = await aCustomer(fixtures);
const database = new pg.Client({ connectionString });
await database.connect();
await growShops(database, 5_000);
afterAll(async () => {
  await database.end();
  await fixtures.stop();
});

/** The shops found near a place, and those a look at every shop there is would find. */
async function bothNear(place: Omit<Place, 'id'>) {
  const { rows } = await database.query<Place>('select id, latitude, longitude from shop');
  const near = rows.map((shop) => ({ id: shop.id, metres: metresBetween(place, shop) }));
  const expected = near.filter(({ metres }) => metres <= 10_000).sort((one, other) => one.metres - other.metres);
  const asked = `lat=${place.latitude.toFixed(7)}&lng=${place.longitude.toFixed(7)}`;
  const { body } = await rest(fixtures, 'GET', `/api/nearbyboulangeries?${asked}`, { token: customer.token });
  return [(body['shops'] as { _id: string }[]).map(({ _id }) => _id), expected.slice(0, 50).map(({ id }) => id)];
}

test('search in a dense town returns the same fifty nearest shops as a full distance calculation', async () => {
  const { rows } = await database.query<Place>(`${TOWNS} limit 100`);
  const counts = new Set<number>();
  for (const { latitude, longitude } of rows) {
    const [found = [], expected] = await bothNear({ latitude: latitude + 0.02, longitude: longitude - 0.03 });
    expect(found).toEqual(expected);
    counts.add(found.length);
  }
  expect(counts.size).toBeGreaterThan(10);
});

test('search near the date line returns the fifty nearest shops of both sides', async () => {
  await database.query(`update shop set latitude = -16.8 + hashtext(id::text) / 1e11, longitude = case when hashtext(id::text) < 0 then 179.96 else -179.99 end
    where id in (select id from shop order by id limit 120)`);
  const [found, expected] = await bothNear({ latitude: -16.8, longitude: 179.999 });
  expect(found).toHaveLength(50);
  expect(found).toEqual(expected);
});
