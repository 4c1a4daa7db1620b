import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freshDatabase } from '../support/database';
import { addToCart, startCheckout, windowsOf } from '../support/ordering';
import { aPicture } from '../support/pictures';
import { aCustomer, anItem, aShop, aWorld, graphql, type Somebody, type World } from '../support/world';

let world: World;
let shop: Somebody;
let rival: Somebody;
let customer: Somebody;

// Tuesday 24 November 2026, 11:00 in Paris.
beforeAll(async () => {
  world = await aWorld(await freshDatabase());
  [rival, customer] = [await aShop(world), await aCustomer(world)];
});
beforeEach(async () => {
  shop = await aShop(world);
});
afterAll(() => world.stop());

const FACTS = `id name kind description phone address pictureUrl today receiptText slotMinutes preparationMinutes
  capacityUnits opening { isOpen pausedUntil text } openingHours { weekday opensAt closesAt }
  exceptionalDays { id kind from to opensAt closesAt reason }`;

interface Shown {
  exceptionalDays: { id: string; kind: string; from: string; reason: string }[];
  openingHours: object[];
  pictureUrl: string | null;
  opening: { pausedUntil: string | null };
}

const change = async (operation: string, types: string, variables: object, token = shop.token) => {
  const query = `mutation (${types}) { ${operation} { __typename ... on OwnShop { ${FACTS} } } }`;
  const answer = await graphql(world, token, query, { ...variables });
  return Object.values(answer)[0] as Shown & { __typename: string };
};
const saveIdentity = (input: object) =>
  change('saveShopIdentity(input: $input)', '$input: ShopIdentityInput!', {
    input: {
      name: 'Maison Levain',
      kind: 'BOULANGERIE',
      description: '',
      address: '1 rue du Test, 75004 Paris',
      ...input,
    },
  });
const saveHours = (hours: object[]) =>
  change('saveOpeningHours(hours: $hours)', '$hours: [OpeningHoursInput!]!', { hours });
const announce = (input: object, token = shop.token) =>
  change('addExceptionalDays(input: $input)', '$input: ExceptionalDaysInput!', { input }, token);
const savePace = (input: object) => change('savePace(input: $input)', '$input: PaceInput!', { input });

/** What a customer sees of the shop. */
const seen = async () => {
  const { shop: found } = await graphql(
    world,
    customer.token,
    `
      query ($id: ID!) {
        shop(id: $id) {
          name
          phone
          opening {
            isOpen
            pausedUntil
            text
          }
          openingWeek {
            date
            spans
            exceptional
            reason
          }
          pickupWindows {
            pickupWindow
            remaining
          }
        }
      }
    `,
    { id: shop.id },
  );
  return found as {
    name: string;
    opening: { isOpen: boolean; pausedUntil: string | null; text: string };
    openingWeek: { date: string; spans: string[]; exceptional: boolean; reason: string | null }[];
    pickupWindows: { pickupWindow: string; remaining: number }[];
  };
};

describe('what a shop is', () => {
  test('is kept, and seen by customers at once; the address is placed on the map', async () => {
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

  test('keeps its place as long as the address is not touched', async () => {
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

  test('shows its own picture; the one before is gone', async () => {
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
    expect(files().filter((name) => first.includes(name))).toEqual([]);
    expect(files().length).toBeGreaterThan(0);
    expect((await saveIdentity({ pictureUrl: null })).pictureUrl).toBeNull();
    expect(files()).toEqual([]);
    await expect(saveIdentity({ pictureUrl: await upload(rival.token) })).rejects.toThrow('Cette image');
  });
});

describe('the hours', () => {
  test('of a week are what customers see from then on', async () => {
    const kept = await saveHours([
      { weekday: 3, opensAt: 420, closesAt: 780 },
      { weekday: 2, opensAt: 900, closesAt: 1140 },
      { weekday: 2, opensAt: 420, closesAt: 600 },
    ]);
    expect(kept.openingHours).toEqual([
      { weekday: 2, opensAt: 420, closesAt: 600 },
      { weekday: 2, opensAt: 900, closesAt: 1140 },
      { weekday: 3, opensAt: 420, closesAt: 780 },
    ]);
    const { opening, openingWeek, pickupWindows } = await seen();
    expect(opening).toMatchObject({ isOpen: false, text: 'Fermé · ouvre à 15h' });
    expect(openingWeek[0]?.spans).toEqual(['7h – 10h', '15h – 19h']);
    expect(pickupWindows[0]?.pickupWindow).toBe('3:00 PM - 3:15 PM');
  });

  test('that overlap are refused, and the week stays as it was', async () => {
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
    const [id] = exceptionalDays.map((one) => one.id);
    const remove = (token: string) => change('removeExceptionalDays(id: $id)', '$id: ID!', { id }, token);
    await expect(remove(rival.token)).rejects.toThrow('Cette exception n’existe plus.');
    expect((await seen()).opening.isOpen).toBe(false);
    expect((await remove(shop.token)).exceptionalDays).toEqual([]);
    expect((await seen()).opening.isOpen).toBe(true);
    await expect(remove(shop.token)).rejects.toThrow('Cette exception n’existe plus.');
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

describe('a pause', () => {
  test.each([
    // The clock has run on a little: the window of 11:30 begins too early.
    ['HALF_HOUR', '2026-11-24T10:30', '11:45 AM - 12:00 PM'],
    ['UNTIL_TOMORROW', '2026-11-25T03:00', undefined],
  ])('of %s holds pickups off, and ends by a press', async (length, until, firstWindow) => {
    const { opening } = await change('pauseOrders(length: $length)', '$length: PauseLength!', { length });
    expect(opening.pausedUntil?.slice(0, 15)).toBe(until.slice(0, 15));
    const paused = await seen();
    expect(paused.opening.pausedUntil).toBe(opening.pausedUntil);
    expect(paused.pickupWindows[0]?.pickupWindow).toBe(firstWindow);
    await graphql(world, shop.token, 'mutation { resumeOrders { id } }');
    expect((await seen()).opening.pausedUntil).toBeNull();
    expect((await seen()).pickupWindows[0]?.pickupWindow).toBe('11:30 AM - 11:45 AM');
  });

  test('is no reason to lose a window that is being paid', async () => {
    const itemId = await anItem(world, shop.id, { preparationUnits: 1, priceCents: 650 });
    await addToCart(world, customer, { itemId });
    const [windowStartsAt = ''] = await windowsOf(world, shop.id, customer.token);
    const order = { shopId: shop.id, windowStartsAt, totalCents: 679 };
    expect((await startCheckout(world, customer, order)).__typename).toBe('Checkout');
    await graphql(world, shop.token, 'mutation { pauseOrders(length: HOUR) { id } }');
    const { rows } = await world.product.pool.query('select booked_units from booked_window where shop_id = $1', [
      shop.id,
    ]);
    expect(rows).toEqual([{ booked_units: 1 }]);
  });
});

describe('the pace', () => {
  const pace = { slotMinutes: 30, preparationMinutes: 60, capacityUnits: 4 };

  test('shapes the windows customers are offered', async () => {
    expect(await savePace(pace)).toMatchObject(pace);
    expect((await seen()).pickupWindows[0]).toEqual({ pickupWindow: '12:30 PM - 1:00 PM', remaining: 4 });
  });

  test('counts preparation units: a croissant 0, a sandwich 1, a pizza 2; an order at least 1', async () => {
    await savePace({ ...pace, capacityUnits: 5 });
    for (const [preparationUnits, left] of [
      [0, 4],
      [2, 2],
      [1, 1],
    ] as const) {
      const somebody = await aCustomer(world);
      const itemId = await anItem(world, shop.id, { preparationUnits, priceCents: 650 });
      await addToCart(world, somebody, { itemId });
      const [windowStartsAt = ''] = await windowsOf(world, shop.id, somebody.token);
      const order = { shopId: shop.id, windowStartsAt, totalCents: 679 };
      expect((await startCheckout(world, somebody, order)).__typename).toBe('Checkout');
      expect((await seen()).pickupWindows[0]?.remaining).toBe(left);
    }
  });

  test('changed to more or less counts in windows that have orders too, and takes nothing back', async () => {
    const itemId = await anItem(world, shop.id, { preparationUnits: 2, priceCents: 650 });
    await savePace({ ...pace, capacityUnits: 2 });
    const order = async (somebody: Somebody) => {
      await addToCart(world, somebody, { itemId });
      const [windowStartsAt = ''] = await windowsOf(world, shop.id, somebody.token);
      return (await startCheckout(world, somebody, { shopId: shop.id, windowStartsAt, totalCents: 679 })).__typename;
    };
    expect(await order(customer)).toBe('Checkout');
    expect(await order(await aCustomer(world))).toBe('WindowFull');
    await savePace({ ...pace, capacityUnits: 4 });
    expect(await order(await aCustomer(world))).toBe('Checkout');
    await savePace({ ...pace, capacityUnits: 1 });
    expect((await seen()).pickupWindows[0]?.remaining).toBe(0);
    expect(await order(await aCustomer(world))).toBe('WindowFull');
  });

  test.each([
    [{ slotMinutes: 4 }, 'Entre 5 et 120 minutes.'],
    [{ preparationMinutes: 601 }, 'Entre 0 et 600 minutes.'],
    [{ capacityUnits: 0 }, 'Entre 1 et 999 unités.'],
  ])('is refused with %j', async (part, text) => {
    await expect(savePace({ ...pace, ...part })).rejects.toThrow(text);
  });
});

test('the last words of the receipt are the shop’s own', async () => {
  const save = (text: string) => change('saveReceiptText(text: $text)', '$text: String!', { text });
  expect(await save(' À demain !\nFermé le lundi. ')).toMatchObject({ receiptText: 'À demain !\nFermé le lundi.' });
  const { shop: found } = await graphql(world, null, `{ shop(id: "${shop.id}") { receiptText } }`);
  expect(found).toEqual({ receiptText: 'À demain !\nFermé le lundi.' });
  await expect(save('x'.repeat(121))).rejects.toThrow('trop long');
  await expect(save('\u0007')).rejects.toThrow('caractères interdits');
});

test('another owner changes another shop', async () => {
  await announce({ kind: 'CLOSED', from: '2026-11-24', to: '2026-11-24', reason: randomUUID() }, rival.token);
  expect((await seen()).opening.isOpen).toBe(true);
});
