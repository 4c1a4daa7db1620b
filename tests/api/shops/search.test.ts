import { buildSchema, getNamedType, isLeafType, isObjectType } from 'graphql';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PaymentPageDocument } from '../../../graphql/generated/customer/payment';
import { DietaryMark } from '../../../server/menus/allergens';
import { ownFixtures } from '../../support/own-fixtures';
import { rest } from '../../support/rest';
import { aCustomer, anItem, aShop, graphql } from '../../support/fixtures';
import { anId } from '../../support/an-id';

const fixtures = await ownFixtures();
const customer = await aCustomer(fixtures);

interface Place {
  latitude: number;
  longitude: number;
}

async function shopAt({ latitude, longitude }: Place, { payable = true, kind = 'BOULANGERIE' } = {}): Promise<string> {
  const id = anId();
  await fixtures.sql(
    `insert into shop (id, name, kind, address, postcode, city, latitude, longitude, charges_enabled, opened_at, created_at)
     values ($1, 'Le Fournil', $2, '1 rue du Test', '00000', 'Ville', $3, $4, $5, $6, $6)`,
    id,
    kind,
    latitude,
    longitude,
    payable,
    fixtures.product.clock.now(),
  );
  return id;
}

interface Found {
  distanceMetres: number;
  shop: { id: string };
}
const SEARCH = 'query ($place: PlaceInput!) { nearbyShops(place: $place) { distanceMetres shop { id } } }';
const search = async (place: Place, query = SEARCH) =>
  (await graphql<{ nearbyShops: Found[] }>(fixtures, customer.token, query, { place })).nearbyShops;
const restSearch = (query: string) => rest(fixtures, 'GET', `/api/nearbyboulangeries?${query}`, customer);

describe('search for nearby shops', () => {
  test('search returns the same fields of a shop as its own page', async () => {
    const shop = await aShop(fixtures);
    await anItem(fixtures, shop.id, { dietary: [DietaryMark.VEGAN] });
    await fixtures.sql(
      `update shop set phone = '0144590000', description = 'Levain', picture = 'levain.webp', slot_minutes = 20,
         preparation_minutes = 25, capacity_units = 7, rating_total = 9, review_count = 2, receipt_text = 'À bientôt',
         paused_until = '2026-11-24T11:07:30Z', latitude = 41.9, longitude = 8.73 where id = $1`,
      shop.id,
    );
    const type = buildSchema(readFileSync('graphql/schema.graphql', 'utf8')).getType('Shop');
    const fields = isObjectType(type) ? Object.values(type.getFields()) : [];
    const plain = fields.filter(({ args, type }) => args.length === 0 && isLeafType(getNamedType(type)));
    const all = `fragment All on Shop { ${plain.map(({ name }) => name).join(' ')}
      opening { isOpen closesAt opensAt closingSoon pausedUntil text } openingWeek { date spans }
      pickupWindows { id remaining } nextPickupWindow { id } earliestPickup { id } }`;
    const near = `query ($place: PlaceInput!) { nearbyShops(place: $place) { shop { ...All } } } ${all}`;
    const own = `query ($id: ID!) { shop(id: $id) { ...All } } ${all}`;
    const page = await graphql(fixtures, null, own, { id: shop.id });
    const found = (await search({ latitude: 41.9, longitude: 8.73 }, near)).map((one) => one.shop);
    expect(found).toEqual([page['shop']]);
    expect(page['shop']).toMatchObject({ phone: '0144590000', rating: 4.5, preparationMinutes: 25 });
  });

  test('search includes a shop at 9 999 m and excludes one at 10 001 m', async () => {
    const brest = { latitude: 48.39, longitude: -4.486 };
    const degreesNorth = (metres: number) => (metres / 6_371_000) * (180 / Math.PI);
    const inside = await shopAt({ ...brest, latitude: brest.latitude + degreesNorth(9_999) });
    await shopAt({ ...brest, latitude: brest.latitude + degreesNorth(10_001) });
    expect(await search(brest)).toEqual([{ distanceMetres: 9_999, shop: { id: inside } }]);
  });

  test('search finds shops across the date line and at the poles', async () => {
    const taveuni = await shopAt({ latitude: -16.85, longitude: 179.99 });
    expect(await search({ latitude: -16.85, longitude: -179.99 })).toMatchObject([{ shop: { id: taveuni } }]);
    const pole = await shopAt({ latitude: 89.99, longitude: 10 });
    expect(await search({ latitude: 89.99, longitude: -170 })).toMatchObject([
      { distanceMetres: 2224, shop: { id: pole } },
    ]);
  });

  test('search hides a shop while it cannot be paid', async () => {
    const nice = { latitude: 43.7, longitude: 7.27 };
    const hidden = await shopAt(nice, { payable: false });
    expect(await search(nice)).toEqual([]);
    expect((await restSearch('lat=43.7&lng=7.27')).body).toEqual({ shops: [] });
    await expect(graphql(fixtures, customer.token, PaymentPageDocument, { shopId: hidden })).rejects.toThrow(
      'Cette boutique ne prend pas de commandes pour le moment.',
    );
    await fixtures.sql('update shop set charges_enabled = true where id = $1', hidden);
    expect(await search(nice)).toMatchObject([{ distanceMetres: 0, shop: { id: hidden } }]);
  });

  test('search over REST returns the same shops, with a café typed as a restaurant', async () => {
    const lille = { latitude: 50.637, longitude: 3.063 };
    const ids = [
      await shopAt(lille, { kind: 'CAFE' }),
      await shopAt({ ...lille, latitude: 50.64 }, { kind: 'RESTAURANT' }),
      await shopAt({ ...lille, latitude: 50.65 }),
    ];
    const shops = (await restSearch('lat=50.637&lng=3.063')).body['shops'] as { _id: string; distance: number }[];
    expect(shops).toMatchObject([
      { type: 'restaurant', kind: 'cafe', rating: null },
      { type: 'restaurant', kind: 'restaurant' },
      { type: 'boulangerie', kind: 'boulangerie' },
    ]);
    const found = await search(lille);
    expect(shops.map(({ _id, distance }) => [_id, distance])).toEqual(
      found.map(({ shop, distanceMetres }) => [shop.id, distanceMetres]),
    );
    expect(shops.map(({ _id }) => _id)).toEqual(ids);
  });

  test.each<[number, number]>([
    [90.1, 0],
    [-91, 0],
    [0, 181],
    [0, -180.5],
  ])('search at the invalid coordinates %d, %d is refused', async (latitude, longitude) => {
    await expect(search({ latitude, longitude })).rejects.toThrow('Veuillez sélectionner une adresse valide.');
    for (const asked of [`lat=${latitude}&lng=${longitude}`, 'lat=abc&lng=2.36'])
      expect((await restSearch(asked)).status).toBe(400);
  });

  test('search handles tiny distances and the antipode of a shop', async () => {
    const id = await shopAt({ latitude: 0, longitude: 0 });
    for (const nearlyNothing of [5e-324, -1e-160, 1e-9]) {
      const found = await search({ latitude: nearlyNothing, longitude: nearlyNothing });
      expect(found).toEqual([{ distanceMetres: 0, shop: { id } }]);
    }
    expect(await search({ latitude: 0, longitude: 180 })).toEqual([]);
  });
});
