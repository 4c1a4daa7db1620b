import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { OpeningHoursInput } from '../../../graphql/generated/schema';
import {
  AddExceptionalDaysDocument,
  RemoveExceptionalDaysDocument,
  SaveOpeningHoursDocument,
  SaveShopIdentityDocument,
} from '../../../graphql/generated/owner/settings';
import { ownFixtures } from '../../support/own-fixtures';
import { eventually } from '../../support/ordering';
import { shopAsSeen } from '../../support/own-shop';
import { anUpload } from '../../support/pictures';
import { aCustomer, aShop, graphql, type Somebody } from '../../support/fixtures';

const fixtures = await ownFixtures();
let shop: Somebody;

// Tuesday 24 November 2026, 11:00 in Paris.
const [rival, customer] = [await aShop(fixtures), await aCustomer(fixtures)];
beforeEach(async () => {
  shop = await aShop(fixtures);
});

const saveIdentity = async (input: object) => {
  const shown = { name: 'Maison Levain', kind: 'BOULANGERIE', description: '' } as const;
  const whole = { ...shown, address: '1 rue du Test, 75004 Paris', ...input };
  return (await graphql(fixtures, shop.token, SaveShopIdentityDocument, { input: whole })).saveShopIdentity;
};
const saveHours = async (hours: OpeningHoursInput[]) =>
  (await graphql(fixtures, shop.token, SaveOpeningHoursDocument, { hours })).saveOpeningHours;
const announce = async (more: object, { token } = shop) => {
  const input = { kind: 'CLOSED', from: '2026-11-24', to: '2026-11-24', ...more } as const;
  return (await graphql(fixtures, token, AddExceptionalDaysDocument, { input })).addExceptionalDays;
};

const seen = () => shopAsSeen(fixtures, customer, shop.id);

describe('a shop’s identity', () => {
  test('a changed shop name, kind and address are stored, geocoded and shown to customers at once', async () => {
    const plain = { kind: 'CAFE', address: '10 Rue de Rivoli, 75004 Paris' };
    const typed = { name: '  Maison   Levain ', description: ' Au levain naturel. ', phone: '01 42 72 18 40' };
    expect(await saveIdentity({ ...plain, ...typed })).toMatchObject({
      ...plain,
      name: 'Maison Levain',
      description: 'Au levain naturel.',
    });
    expect(await seen()).toMatchObject({ name: 'Maison Levain', phone: '01 42 72 18 40' });
    const rows = await fixtures.sql('select postcode, city, latitude from shop where id = $1', shop.id);
    expect(rows).toEqual([{ postcode: '75004', city: 'Paris', latitude: expect.closeTo(48.855, 2) }]);
  });

  test('saving a shop with an unchanged address keeps its coordinates', async () => {
    const before = await fixtures.sql('select latitude, longitude from shop where id = $1', shop.id);
    expect((await saveIdentity({ name: 'Autre enseigne' })).__typename).toBe('OwnShop');
    const after = await fixtures.sql('select latitude, longitude from shop where id = $1', shop.id);
    expect(after).toEqual(before);
  });

  test.each(['Paris', 'zzzz qqqq', ''])(
    'a shop’s address « %s » is refused when it cannot be geocoded to a street',
    async (address) => {
      expect((await saveIdentity({ address })).__typename).toBe('AddressUnknown');
      expect(await seen()).toMatchObject({ name: 'Le Fournil du Test' });
    },
  );

  test.each([
    [{ name: '' }, 'Indiquez le nom de votre boutique.'],
    [{ phone: 'appelez-nous' }, 'Indiquez un numéro complet'],
    [{ description: 'x'.repeat(501) }, 'trop long'],
    [{ pictureUrl: '/uploads/shops/another/picture-800.webp' }, 'Cette image n’est pas l’une des vôtres.'],
  ])('saving the shop’s settings with %j is refused', async (input, text) => {
    await expect(saveIdentity(input)).rejects.toThrow(text);
  });

  test('a shop’s replaced picture is deleted, and a picture of another shop is refused', async () => {
    const files = () => {
      const folder = join(fixtures.dataDir, 'uploads', 'shops', shop.id);
      return existsSync(folder) ? readdirSync(folder) : [];
    };
    const [first, second] = [await anUpload(fixtures, shop.token), await anUpload(fixtures, shop.token)];
    expect((await saveIdentity({ pictureUrl: first })).pictureUrl).toBe(first);
    // Saved again unchanged it stays.
    expect((await saveIdentity({ pictureUrl: first })).pictureUrl).toBe(first);
    expect((await saveIdentity({ pictureUrl: second })).pictureUrl).toBe(second);
    await eventually('the first is gone', async () => files().every((name) => !first.includes(name.slice(0, 36))));
    expect(files().length).toBeGreaterThan(0);
    expect((await saveIdentity({ pictureUrl: null })).pictureUrl).toBeNull();
    await eventually('the second is gone too', async () => files().length === 0);
    await expect(saveIdentity({ pictureUrl: await anUpload(fixtures, rival.token) })).rejects.toThrow('Cette image');
  });
});

describe('opening hours', () => {
  test('saved opening hours show in the week, the opening state and the pickup windows', async () => {
    const kept = await saveHours([
      { weekday: 3, opensAt: 420, closesAt: 780 },
      { weekday: 2, opensAt: 900, closesAt: 1140 },
      { weekday: 2, opensAt: 420, closesAt: 600 },
    ]);
    expect(kept.openingHours).toMatchObject([
      { weekday: 2, opensAt: 420, closesAt: 600 },
      { weekday: 2, opensAt: 900, closesAt: 1140 },
      { weekday: 3, opensAt: 420, closesAt: 780 },
    ]);
    const { opening, openingWeek, pickupWindows } = await seen();
    expect(opening).toMatchObject({ isOpen: false, text: 'Fermé · ouvre à 15h' });
    expect(openingWeek[0]?.spans).toEqual(['7h – 10h', '15h – 19h']);
    expect(pickupWindows[0]?.pickupWindow).toBe('3:00 PM - 3:15 PM');
  });

  test('overlapping opening hours are refused and change nothing', async () => {
    await expect(
      saveHours([
        { weekday: 1, opensAt: 420, closesAt: 780 },
        { weekday: 1, opensAt: 700, closesAt: 900 },
      ]),
    ).rejects.toThrow('Deux plages se recouvrent.');
    expect((await seen()).opening).toMatchObject({ isOpen: true });
  });

  test('opening hours saved by several devices concurrently are those of one of them', async () => {
    const weeks = [8, 9, 10, 11].map((hour) => [{ weekday: 2, opensAt: hour * 60, closesAt: 1200 }]);
    await Promise.all(weeks.map(saveHours));
    const rows = await fixtures.sql('select opens_at from opening_range where shop_id = $1', shop.id);
    expect(rows).toHaveLength(1);
  });
});

describe('exceptional days', () => {
  test('exceptional closed days close the shop with their reason until they are removed', async () => {
    const day = { kind: 'CLOSED', from: '2026-11-24', to: '2026-11-25', reason: ' Travaux ' };
    const { exceptionalDays } = await announce(day);
    // The same once more, as after a lost answer.
    expect((await announce(day)).exceptionalDays).toEqual(exceptionalDays);
    expect(exceptionalDays).toMatchObject([{ kind: 'CLOSED', from: '2026-11-24', reason: 'Travaux' }]);
    expect(await seen()).toMatchObject({
      opening: { isOpen: false },
      pickupWindows: [],
      openingWeek: expect.arrayContaining([{ date: '2026-11-25', spans: [], exceptional: true, reason: 'Travaux' }]),
    });
    const [{ id } = { id: '' }] = exceptionalDays;
    const remove = async ({ token }: Somebody) =>
      (await graphql(fixtures, token, RemoveExceptionalDaysDocument, { id })).removeExceptionalDays;
    await expect(remove(rival)).rejects.toThrow('Cette exception n’existe plus.');
    expect((await seen()).opening.isOpen).toBe(false);
    expect((await remove(shop)).exceptionalDays).toEqual([]);
    expect((await seen()).opening.isOpen).toBe(true);
    await expect(remove(shop)).rejects.toThrow('Cette exception n’existe plus.');
  });

  test('an exceptional opening opens a closed shop and overrides a closure', async () => {
    await saveHours([]);
    expect((await seen()).pickupWindows).toEqual([]);
    await announce({ kind: 'CLOSED', from: '2026-11-24', to: '2026-11-30' });
    const market = { kind: 'OPEN', opensAt: 720, closesAt: 840, reason: 'Marché' };
    expect((await announce(market)).exceptionalDays.map(({ kind }) => kind).sort()).toEqual(['CLOSED', 'OPEN']);
    const { opening, pickupWindows, openingWeek } = await seen();
    expect(opening.text).toBe('Fermé · ouvre à 12h');
    expect(pickupWindows[0]?.pickupWindow).toBe('12:00 PM - 12:15 PM');
    expect(openingWeek[0]).toMatchObject({ spans: ['12h – 14h'], reason: 'Marché' });
    await expect(announce({ ...market, opensAt: 800, closesAt: 900 })).rejects.toThrow('Une ouverture est déjà prévue');
  });

  test.each([
    [{ from: '2026-11-23', to: '2026-11-24' }, 'Cette date est passée.'],
    [{ kind: 'OPEN', from: '2026-11-26', to: '2026-11-26' }, 'Indiquez l’heure d’ouverture et de fermeture.'],
    [{ from: '2026-11-26', to: '2026-11-26', reason: 'x'.repeat(121) }, 'trop long'],
  ])('an exceptional day is refused with %j', async (input, text) => {
    await expect(announce({ kind: 'CLOSED', ...input })).rejects.toThrow(text);
  });
});

test('an exceptional day of another owner leaves this shop open', async () => {
  await announce({ kind: 'CLOSED', from: '2026-11-24', to: '2026-11-24', reason: randomUUID() }, rival);
  expect((await seen()).opening.isOpen).toBe(true);
});
