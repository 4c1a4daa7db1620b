import { expect, test } from 'vitest';
import { createServices } from '../../../server/platform/context';
import { ShopKind } from '../../../server/shops/shop.entity';
import { ownFixtures } from '../../support/own-fixtures';
import { rest } from '../../support/rest';
import { aShop, graphql } from '../../support/fixtures';

// Tuesday 24 November 2026, 11:00 in Paris, 14:00 in La Réunion.
const fixtures = await ownFixtures();

/** The services, where an address is found as it is typed. */
const services = () => {
  const find = (label: string) => Promise.resolve([{ label, latitude: 0, longitude: 0 }]);
  return createServices({ ...fixtures.product.parts, geocoder: { find } });
};
const address = '5 Rue Maréchal Leclerc, 97400 Saint-Denis';

test('a shop that moves to La Réunion uses that time zone for pickup windows and pauses', async () => {
  const shop = await aShop(fixtures);
  const identity = { name: 'La Case à Pain', kind: ShopKind.BOULANGERIE, description: '', phone: null, address };
  const now = 'zone opening { resumeTime } earliestPickup { startsAt startTime pickupWindow }';
  const read = async () =>
    (await graphql<{ shop: object }>(fixtures, null, `query ($id: ID!) { shop(id: $id) { ${now} } }`, { id: shop.id }))
      .shop;
  const first = { startsAt: '2026-11-24T10:30:00.000Z', startTime: '11:30', pickupWindow: '11:30 AM - 11:45 AM' };
  expect(await read()).toEqual({ zone: 'Europe/Paris', opening: { resumeTime: null }, earliestPickup: first });
  const { ownShops } = services();
  expect(await ownShops.saveIdentity(shop.id, identity)).toMatchObject({ zone: 'Indian/Reunion', today: '2026-11-24' });
  await fixtures.sql(`update shop set paused_until = '2026-11-24T10:20:00Z' where id = $1`, shop.id);
  expect(await read()).toEqual({
    zone: 'Indian/Reunion',
    opening: { resumeTime: '14:20' },
    earliestPickup: {
      startsAt: '2026-11-24T10:45:00.000Z',
      startTime: '14:45',
      pickupWindow: '2:45 PM - 3:00 PM',
    },
  });
  const { body } = await rest(fixtures, 'GET', `/api/pickup/next-pickup-window/${shop.id}`);
  expect((body['pickupWindows'] as object[])[0]).toMatchObject({ pickupWindow: '2:45 PM - 3:00 PM' });
  // Saved again as it is, nothing is looked up, and nothing lost.
  expect(await ownShops.saveIdentity(shop.id, { ...identity, name: 'La Case' })).toMatchObject({
    zone: 'Indian/Reunion',
  });
});

test('a shop gets its time zone at registration, by postcode or, without an address, Europe/Paris', async () => {
  const zoneOf = async (name: string) =>
    (await fixtures.sql<{ zone: string }>('select zone from shop where name = $1', name))[0]?.zone;
  const signUp = (shopName: string, address: string) =>
    services().ownerRegistration.register(
      {
        ...{
          shopName,
          address,
          kind: ShopKind.CAFE,
          email: `${shopName}@commerces.test`.toLowerCase(),
          phone: '0596 70 00 00',
        },
        ...{ name: 'Aimée', password: 'Demo!2026' },
      },
      '127.0.0.1',
      { latitude: 48.85, longitude: 2.36 },
    );
  await signUp('Madinina', '3 Rue Blénac, 97200 Fort-de-France');
  await signUp('Nomade', '');
  expect([await zoneOf('Madinina'), await zoneOf('Nomade')]).toEqual(['America/Martinique', 'Europe/Paris']);
});
