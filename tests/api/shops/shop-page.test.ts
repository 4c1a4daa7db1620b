import { describe, expect, test } from 'vitest';
import { Allergen, DietaryMark } from '../../../server/menus/allergens';
import { ItemKind } from '../../../server/menus/item.entity';
import { anId } from '../../support/an-id';
import { ownFixtures } from '../../support/own-fixtures';
import { paintedWeb } from '../../support/painted-web';
import { aCustomer, anItem, aShop, graphql } from '../../support/fixtures';

const webDir = paintedWeb(
  (locale) =>
    `<html lang="${locale}"><head><!--head--><title>MêmePrix</title><!--/head--></head><body><!--shell--></body></html>`,
  (locale) => `export const shopShell = ({ id }) => '<h1 lang="${locale}">' + id + '</h1>';`,
);
const fixtures = await ownFixtures({ PLATFORM_FEE_FIXED_CENTS: '25' }, { webDir });
const shop = await aShop(fixtures);

/** Of a shop, what a test names. */
const ask = async <Shop extends object = object>(fields: string, id = shop.id) =>
  (await graphql<{ shop: Shop }>(fixtures, null, `query ($id: ID!) { shop(id: $id) { ${fields} } }`, { id })).shop;

describe('a shop’s public data', () => {
  test('a shop is found by its id in any letter case, also twice in one query', async () => {
    expect(await ask('id', shop.id.toUpperCase())).toEqual({ id: shop.id });
    const both = 'query ($id: ID!, $ID: ID!) { shop(id: $id) { id } again: shop(id: $ID) { id } }';
    const found = await graphql(fixtures, null, both, { id: shop.id, ID: shop.id.toUpperCase() });
    expect(found).toEqual({ shop: { id: shop.id }, again: { id: shop.id } });
  });

  test('a shop lists the dietary marks of available items only, and its menu is not empty when sold out', async () => {
    const { VEGAN, HALAL, ORGANIC, VEGETARIAN } = DietaryMark;
    await anItem(fixtures, shop.id, { dietary: [ORGANIC, VEGAN] });
    await anItem(fixtures, shop.id, { dietary: [VEGAN], stock: 3 });
    await anItem(fixtures, shop.id, { dietary: [HALAL], stock: 0 });
    await anItem(fixtures, shop.id, { dietary: [VEGETARIAN], published: false });
    expect(await ask('dietary')).toEqual({ dietary: ['VEGAN', 'ORGANIC'] });
    const { id } = await aShop(fixtures);
    await anItem(fixtures, id, { published: false });
    expect(await ask('dietary menuIsEmpty', id)).toEqual({ dietary: [], menuIsEmpty: true });
    await anItem(fixtures, id, { dietary: [VEGAN], stock: 0 });
    expect(await ask('dietary menuIsEmpty', id)).toEqual({ dietary: [], menuIsEmpty: false });
  });

  test('a menu distinguishes items without allergens from items with undeclared allergens', async () => {
    const lone = await aShop(fixtures);
    await anItem(fixtures, lone.id, { allergens: [Allergen.MILK], position: 0 });
    await anItem(fixtures, lone.id, { allergens: [], position: 1 });
    await anItem(fixtures, lone.id, { position: 2 });
    expect(await ask('menu { items { allergens } }', lone.id)).toEqual({
      menu: [{ items: [{ allergens: ['MILK'] }, { allergens: [] }, { allergens: null }] }],
    });
  });

  test('a shop’s earliest pickup skips full windows and is null when all are full', async () => {
    const small = await aShop(fixtures, { capacityUnits: 2, preparationMinutes: 0 });
    const { pickupWindows: windows } = await ask<{ pickupWindows: { id: string; startsAt: string; endsAt: string }[] }>(
      'pickupWindows { id startsAt endsAt }',
      small.id,
    );
    const book = (at: number) =>
      fixtures.sql(
        `insert into booked_window (id, shop_id, starts_at, ends_at, capacity_units, booked_units) values ($1, $2, $3, $4, 2, 2)`,
        anId(),
        small.id,
        windows[at]?.startsAt,
        windows[at]?.endsAt,
      );
    await book(0);
    expect(await ask('nextPickupWindow { id remaining } earliestPickup { id }', small.id)).toEqual({
      nextPickupWindow: { id: windows[0]?.id, remaining: 0 },
      earliestPickup: { id: windows[1]?.id },
    });
    for (let at = 1; at < windows.length; at++) await book(at);
    expect(await ask('earliestPickup { id }', small.id)).toEqual({ earliestPickup: null });
  });

  test('a shop’s opening state shows a pause while it lasts and whether it closes soon', async () => {
    const resting = await aShop(fixtures);
    const pause = (at: string) => fixtures.sql('update shop set paused_until = $2 where id = $1', resting.id, at);
    await pause('2026-11-24T12:00:00Z');
    expect(await ask('opening { isOpen pausedUntil closingSoon }', resting.id)).toEqual({
      opening: { isOpen: true, pausedUntil: '2026-11-24T12:00:00.000Z', closingSoon: false },
    });
    await pause('2026-11-24T09:00:00Z');
    // 11:00 and some minutes in Paris, on a Tuesday.
    await fixtures.sql('delete from opening_range where shop_id = $1 and weekday <> 2', resting.id);
    await fixtures.sql('update opening_range set closes_at = 685 where shop_id = $1', resting.id);
    expect(await ask('opening { pausedUntil closingSoon text }', resting.id)).toEqual({
      opening: { pausedUntil: null, closingSoon: true, text: "Ouvert jusqu'à 11h25" },
    });
    const fields = 'openingWeek { date weekday spans exceptional }';
    const { openingWeek } = await ask<{ openingWeek: object[] }>(fields, resting.id);
    expect(openingWeek).toHaveLength(7);
    expect(openingWeek[0]).toEqual({
      date: '2026-11-24',
      weekday: 2,
      spans: ['0h – 11h25'],
      exceptional: false,
    });
  });

  test('an owner sees an item of a shop that is still hidden from customers', async () => {
    const owner = await aShop(fixtures);
    const item = await anItem(fixtures, owner.id, { kind: ItemKind.SANDWICH, name: 'Essai' });
    await fixtures.sql('update shop set charges_enabled = false where id = $1', owner.id);
    const one = (token: string | null) =>
      graphql(fixtures, token, 'query ($id: ID!) { item(id: $id) { name shopId } }', { id: item });
    expect(await one(owner.token)).toEqual({ item: { name: 'Essai', shopId: owner.id } });
    await expect(one(null)).rejects.toThrow('Article introuvable.');
    await expect(one((await aCustomer(fixtures)).token)).rejects.toThrow('Article introuvable.');
  });
});

describe('a shop’s reviews', () => {
  interface Page {
    reviews: { reviews: { id: string; author: string }[]; next: string | null };
  }
  const page = async (id: string, first: number, after: string | null = null) => {
    const query = `query ($id: ID!, $first: Int!, $after: ID) { shop(id: $id) {
      reviews(first: $first, after: $after) { reviews { id author stars text createdAt } next } } }`;
    return (await graphql<{ shop: Page }>(fixtures, null, query, { id, first, after })).shop.reviews;
  };
  const review = async (shopId: string, author: string, stars: number, at: string) => {
    const id = anId();
    await fixtures.sql(
      `insert into review (id, shop_id, author, stars, text, created_at) values ($1, $2, $3, $4, 'Bien.', $5)`,
      id,
      shopId,
      author,
      stars,
      at,
    );
    return id;
  };

  test('reviews are paginated newest first, each exactly once, also with equal dates', async () => {
    const { id } = await aShop(fixtures);
    const written: string[] = [];
    for (let day = 1; day <= 7; day++) {
      written.push(await review(id, 'Camille Dupont', (day % 5) + 1, `2026-11-0${Math.ceil(day / 2)}T10:00:00Z`));
    }
    const seen: string[] = [];
    let after: string | null = null;
    for (let turn = 0; turn < 4; turn++) {
      const { reviews, next } = await page(id, 3, after);
      seen.push(...reviews.map((one) => one.id));
      if (next === null) break;
      after = next;
    }
    expect(new Set(seen)).toEqual(new Set(written));
    expect(seen).toHaveLength(7);
    expect(seen[0]).toBe(written[6]);
    expect((await page(id, 1)).reviews[0]?.author).toBe('Camille D.');
    expect(await ask('starCounts { stars count }', id)).toEqual({
      starCounts: [5, 4, 3, 2, 1].map((stars, index) => ({ stars, count: [1, 1, 2, 2, 1][index] })),
    });
  });

  test('reviews are empty at first, at most fifty a page, and a cursor of another shop is ignored', async () => {
    const { id } = await aShop(fixtures);
    expect(await page(id, 6)).toEqual({ reviews: [], next: null });
    for (let count = 0; count < 52; count++) await review(id, 'Noé', 5, '2026-11-10T10:00:00Z');
    expect((await page(id, 9_999)).reviews).toHaveLength(50);
    expect((await page(id, -3)).reviews).toHaveLength(1);
    const foreign = await review(shop.id, 'Noé', 1, '2020-01-01T10:00:00Z');
    expect((await page(id, 1, foreign)).reviews).toHaveLength(1);
    expect((await page(id, 1, 'nonsense')).reviews).toHaveLength(1);
  });
});

describe('HTML of a shop page and other pages', () => {
  const open = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${fixtures.base}${path}`, { redirect: 'manual', headers });
    return { status: response.status, html: await response.text(), had: (name: string) => response.headers.get(name) };
  };

  test('a page answers 304 with its headers until its content changes, and a 404 page has no ETag', async () => {
    const { id } = await aShop(fixtures);
    const get = (path: string, etag = '') => fetch(`${fixtures.base}${path}`, { headers: { 'if-none-match': etag } });
    for (const path of [`/boulangerie/${id}`, '/userSearch', '/']) {
      const first = await get(path);
      const etag = first.headers.get('etag') ?? '';
      const again = await get(path, etag);
      expect([path, first.status, again.status, await again.text()]).toEqual([path, 200, 304, '']);
      for (const name of ['content-security-policy', 'cache-control', 'vary', 'etag'])
        expect([name, again.headers.get(name)]).toEqual([name, first.headers.get(name) ?? 'none']);
      if (!path.includes(id)) continue;
      expect((await get(`/boulangerie/${shop.id}`, etag)).status, 'of another shop').toBe(200);
      await fixtures.sql(`update shop set description = 'Au levain' where id = $1`, id);
      const changed = await get(path, etag);
      expect([changed.status, await changed.text()]).toEqual([200, expect.stringContaining('Au levain')]);
    }
    const etag = (await get('/')).headers.get('etag') ?? '';
    const nowhere = await get(`/restaurant/${anId()}`, etag);
    expect([nowhere.status, nowhere.headers.get('etag')]).toEqual([404, null]);
    expect(await nowhere.text()).toContain('<title>MêmePrix</title>');
  });

  test('pages and service worker are in the reader’s language, whatever was served before, with different ETags', async () => {
    for (const path of ['/', '/userSearch', `/boulangerie/${shop.id}`, '/service-worker.js']) {
      const { html, had } = await open(path, { 'accept-language': 'en' });
      expect([path, html]).toEqual([path, expect.stringContaining('<html lang="specified">')]);
      for (const language of ['en', 'fr', 'en']) {
        const chosen = await open(path, { cookie: `language=${language}`, 'if-none-match': had('etag') ?? '' });
        expect([path, chosen.html]).toEqual([path, expect.stringContaining(`<html lang="${language}">`)]);
        expect(chosen.html.match(/(?<=<h1 lang=")\w+/g), path).toEqual(path.includes(shop.id) ? [language] : null);
      }
    }
  });

  test('a shop page has title, description and picture for link previews, with the owner’s text escaped', async () => {
    await fixtures.sql(
      'update shop set name = $2, description = $3, picture = $4 where id = $1',
      shop.id,
      `L’"Épi" <script>alert(1)</script> & fils $& $1`,
      'Pains & gâteaux "maison" <b>',
      'demo/shop.webp',
    );
    const { status, html } = await open(`/boulangerie/${shop.id}?utm=mail`);
    expect(status).toBe(200);
    const name = 'L’&#34;Épi&#34; &#60;script&#62;alert(1)&#60;/script&#62; &#38; fils $&#38; $1';
    expect(html).toContain(`<title>${name} · MêmePrix</title>`);
    expect(html).toContain(`<meta property="og:title" content="${name} · MêmePrix">`);
    const description = 'Pains &#38; gâteaux &#34;maison&#34; &#60;b&#62;';
    expect(html).toContain(`<meta name="description" content="${description}">`);
    expect(html).toContain(`<meta property="og:description" content="${description}">`);
    expect(html).toMatch(/<meta property="og:image" content="https?:\/\/[^"]+\/uploads\/demo\/shop\.webp">/);
    expect(html).toMatch(new RegExp(`<meta property="og:url" content="https?://[^"]+/boulangerie/${shop.id}">`));
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect(html).not.toContain('<script>alert');
    expect(html.match(/<title>/g)).toHaveLength(1);
  });

  test('the link preview of a shop without a description shows its kind and address', async () => {
    const quiet = await aShop(fixtures);
    const { html } = await open(`/boulangerie/${quiet.id}/`);
    expect(html).toContain('content="Boulangerie, 1 rue du Test, 75004 Paris. Commandez en ligne au prix du comptoir');
    expect(html).toContain('<meta property="og:locale" content="fr_FR">');
    expect(html).not.toContain('og:image');
    const english = await open(`/boulangerie/${quiet.id}/`, { cookie: 'language=en' });
    expect(english.html).toContain('content="Bakery, 1 rue du Test, 75004 Paris. Order online at the counter price,');
    expect(english.html).toContain('<meta property="og:locale" content="en_GB">');
  });

  test('the page of an unknown or hidden shop answers 404 and does not contain its name', async () => {
    const { id: gone } = await aShop(fixtures);
    await fixtures.sql(`update shop set charges_enabled = false, name = 'Secret' where id = $1`, gone);
    for (const id of [anId(), gone]) {
      const { status, html } = await open(`/restaurant/${id}`);
      expect(status).toBe(404);
      expect(html).toContain('<title>MêmePrix</title>');
    }
  });

  test('pages without a shop have the default title and contain the fees that shops pay', async () => {
    for (const path of ['/', '/userSearch', '/ownersignupform', '/cgv', `/cart/${shop.id}`]) {
      const { status, html } = await open(path);
      expect([path, status]).toEqual([path, 200]);
      expect(html).toContain('<title>MêmePrix</title>');
      expect(html).toContain('<meta name="shop-fees" content="0 25">');
    }
  });
});
