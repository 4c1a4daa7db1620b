import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OpeningHoursInput } from '../../../graphql/generated/schema';
import {
  AddExceptionalDaysDocument,
  RemoveExceptionalDaysDocument,
  SaveOpeningHoursDocument,
  SaveShopIdentityDocument,
} from '../../../graphql/generated/owner/settings';
import { freshDatabase } from '../../support/database';
import { eventually } from '../../support/ordering';
import { shopAsSeen } from '../../support/own-shop';
import { aPicture } from '../../support/pictures';
import { aCustomer, aShop, aWorld, graphql, type Somebody } from '../../support/world';

const world = await aWorld(await freshDatabase());
let shop: Somebody;
let rival: Somebody;
let customer: Somebody;

// Tuesday 24 November 2026, 11:00 in Paris.
beforeAll(async () => {
  [rival, customer] = [await aShop(world), await aCustomer(world)];
});
beforeEach(async () => {
  shop = await aShop(world);
});
afterAll(() => world.stop());

const saveIdentity = async (input: object) => {
  const shown = { name: 'Maison Levain', kind: 'BOULANGERIE', description: '' } as const;
  return (
    await graphql(world, shop.token, SaveShopIdentityDocument, {
      input: { ...shown, address: '1 rue du Test, 75004 Paris', ...input },
    })
  ).saveShopIdentity;
};
const saveHours = async (hours: OpeningHoursInput[]) =>
  (await graphql(world, shop.token, SaveOpeningHoursDocument, { hours })).saveOpeningHours;
const announce = async (more: object, { token } = shop) => {
  const input = { kind: 'CLOSED', from: '2026-11-24', to: '2026-11-24', ...more } as const;
  return (await graphql(world, token, AddExceptionalDaysDocument, { input })).addExceptionalDays;
};

const seen = () => shopAsSeen(world, customer, shop.id);

describe('what a shop is', () => {
  test('a shop’s name, kind and address are kept, and seen by customers at once; the address is placed on the map', async () => {
    const kept = await saveIdentity({
      name: '  Maison   Levain ',
      kind: 'CAFE',
      description: ' Au levain naturel. ',
      phone: '01 42 72 18 40',
      address: '10 Rue de Rivoli, 75004 Paris',
    });
    expect(kept).toMatchObject({
      name: 'Maison Levain',
      kind: 'CAFE',
      description: 'Au levain naturel.',
      address: '10 Rue de Rivoli, 75004 Paris',
    });
    expect(await seen()).toMatchObject({ name: 'Maison Levain', phone: '01 42 72 18 40' });
    const { rows } = await world.product.pool.query('select postcode, city, latitude from shop where id = $1', [
      shop.id,
    ]);
    expect(rows).toMatchObject([{ postcode: '75004', city: 'Paris' }]);
    expect((rows[0] as { latitude: number }).latitude).toBeCloseTo(48.855, 2);
  });

  test('a shop keeps its place on the map as long as its address is not touched', async () => {
    const before = await world.product.pool.query('select latitude, longitude from shop where id = $1', [shop.id]);
    expect((await saveIdentity({ name: 'Autre enseigne' })).__typename).toBe('OwnShop');
    const after = await world.product.pool.query('select latitude, longitude from shop where id = $1', [shop.id]);
    expect(after.rows).toEqual(before.rows);
  });

  test.each(['Paris', 'zzzz qqqq', ''])('is refused at « %s », where nobody finds a counter', async (address) => {
    expect((await saveIdentity({ address })).__typename).toBe('AddressUnknown');
    expect(await seen()).toMatchObject({ name: 'Le Fournil du Test' });
  });

  test.each([
    [{ name: '' }, 'Indiquez le nom de votre boutique.'],
    [{ phone: 'appelez-nous' }, 'Indiquez un numéro complet'],
    [{ description: 'x'.repeat(501) }, 'trop long'],
    [{ pictureUrl: '/uploads/shops/another/picture-800.webp' }, 'Cette image n’est pas l’une des vôtres.'],
  ])('is refused with %j', async (input, text) => {
    await expect(saveIdentity(input)).rejects.toThrow(text);
  });

  test('a shop shows its own picture; the one before is gone', async () => {
    const upload = async (token: string) => {
      const form = new FormData();
      form.set('itemImg', new Blob([new Uint8Array(await aPicture())]), 'front.jpg');
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(`${world.base}/api/uploadImage`, { method: 'POST', body: form, headers });
      return ((await answer.json()) as { imageUrl: string }).imageUrl;
    };
    const files = () => {
      const folder = join(world.dataDir, 'uploads', 'shops', shop.id);
      return existsSync(folder) ? readdirSync(folder) : [];
    };
    const [first, second] = [await upload(shop.token), await upload(shop.token)];
    expect((await saveIdentity({ pictureUrl: first })).pictureUrl).toBe(first);
    // Saved again unchanged it stays.
    expect((await saveIdentity({ pictureUrl: first })).pictureUrl).toBe(first);
    expect((await saveIdentity({ pictureUrl: second })).pictureUrl).toBe(second);
    await eventually('the first is gone', async () => files().every((name) => !first.includes(name.slice(0, 36))));
    expect(files().length).toBeGreaterThan(0);
    expect((await saveIdentity({ pictureUrl: null })).pictureUrl).toBeNull();
    await eventually('the second is gone too', async () => files().length === 0);
    await expect(saveIdentity({ pictureUrl: await upload(rival.token) })).rejects.toThrow('Cette image');
  });
});

describe('the hours', () => {
  test('the hours of a week are what customers see from then on', async () => {
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

  test('the hours that overlap are refused, and the week stays as it was', async () => {
    await expect(
      saveHours([
        { weekday: 1, opensAt: 420, closesAt: 780 },
        { weekday: 1, opensAt: 700, closesAt: 900 },
      ]),
    ).rejects.toThrow('Deux plages se recouvrent.');
    expect((await seen()).opening).toMatchObject({ isOpen: true });
  });

  test('saved by two devices at once are those of one of them', async () => {
    const weeks = [8, 9, 10, 11].map((hour) => [{ weekday: 2, opensAt: hour * 60, closesAt: 1200 }]);
    await Promise.all(weeks.map(saveHours));
    const { rows } = await world.product.pool.query('select opens_at from opening_range where shop_id = $1', [shop.id]);
    expect(rows).toHaveLength(1);
  });
});

describe('days that are not like the others', () => {
  test('close the shop for its customers, with a reason, until they are taken back', async () => {
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
      (await graphql(world, token, RemoveExceptionalDaysDocument, { id })).removeExceptionalDays;
    await expect(remove(rival)).rejects.toThrow('Cette exception n’existe plus.');
    expect((await seen()).opening.isOpen).toBe(false);
    expect((await remove(shop)).exceptionalDays).toEqual([]);
    expect((await seen()).opening.isOpen).toBe(true);
    await expect(remove(shop)).rejects.toThrow('Cette exception n’existe plus.');
  });

  test('open a closed shop, and count more than a closure', async () => {
    await saveHours([]);
    expect((await seen()).pickupWindows).toEqual([]);
    await announce({ kind: 'CLOSED', from: '2026-11-24', to: '2026-11-30' });
    const market = {
      kind: 'OPEN',
      from: '2026-11-24',
      to: '2026-11-24',
      opensAt: 720,
      closesAt: 840,
      reason: 'Marché',
    };
    expect((await announce(market)).exceptionalDays.map(({ kind }) => kind).sort()).toEqual(['CLOSED', 'OPEN']);
    const { opening, pickupWindows, openingWeek } = await seen();
    expect(opening.text).toBe('Fermé · ouvre à 12h');
    expect(pickupWindows[0]?.pickupWindow).toBe('12:00 PM - 12:15 PM');
    expect(openingWeek[0]).toMatchObject({ spans: ['12h – 14h'], reason: 'Marché' });
    await expect(announce({ ...market, opensAt: 800, closesAt: 900 })).rejects.toThrow('Une ouverture est déjà prévue');
  });

  test.each([
    [{ from: '2026-11-23', to: '2026-11-24' }, 'Cette date est passée.'],
    [{ from: '2026-11-26', to: '2026-11-25' }, 'La fin précède le début.'],
    [{ kind: 'OPEN', from: '2026-11-26', to: '2026-11-26' }, 'Indiquez l’heure d’ouverture et de fermeture.'],
    [{ from: '2026-11-26', to: '2026-11-26', reason: 'x'.repeat(121) }, 'trop long'],
  ])('are refused: %j', async (input, text) => {
    await expect(announce({ kind: 'CLOSED', ...input })).rejects.toThrow(text);
  });
});

test('another owner changes another shop', async () => {
  await announce({ kind: 'CLOSED', from: '2026-11-24', to: '2026-11-24', reason: randomUUID() }, rival);
  expect((await seen()).opening.isOpen).toBe(true);
});
