import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { queryOn } from '../../../server/database/query';
import { townsWithShops } from '../../../server/shops/public-shops';
import { ownFixtures } from '../../support/own-fixtures';
import { paintedWeb } from '../../support/painted-web';
import { schemaOrgErrors } from '../../support/schema-org';
import { anItem, aShop } from '../../support/fixtures';

const PAGE =
  '<html><head><!--head--><title>MêmePrix</title><!--/head--></head><body><!--shell--><noscript>!</noscript><!--start <script src="/s.js"></script>--></body></html>';
/** Paints what it is given; what the real one makes of it is walked in journeys/public-shop. */
const PAINTER = `const said = (what) => JSON.stringify(what).replaceAll('<', '&lt;');
export const publicShop = (shop) => '<h1>' + shop.id + '</h1>' + said(shop.limitedItems);
export const publicPlaces = (places) => ({ title: 'Près de ' + places.place, html: said(places) });
export const publicMissing = () => '<h1>missing</h1>';
export const shopShell = () => '';`;

const PUBLIC_URL = 'https://memeprix.test';
const map = { MAP_TILES: 'https://tiles.example/{z}/{x}/{y}.png', MAP_ATTRIBUTION: '© "OSM"' };
const webDir = paintedWeb(
  () => PAGE,
  () => PAINTER,
);
const fixtures = await ownFixtures(map, { webDir, publicUrl: PUBLIC_URL });
// The second one stands in the sitemap while the first is hidden.
const [shop] = [await aShop(fixtures), await aShop(fixtures)];
await anItem(fixtures, shop.id);

const get = async (path: string) => {
  const response = await fetch(`${fixtures.base}${path}`, { redirect: 'manual' });
  const { status, headers } = response;
  return { status, html: await response.text(), location: headers.get('location'), headers };
};
const change = (what: string, ...values: unknown[]) =>
  fixtures.sql(`update shop set ${what} where id = $1`, shop.id, ...values);
const jsonLdOf = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json" id="json-ld">(.*?)<\/script>/.exec(html)?.[1] ?? '') as Record<
    string,
    unknown
  >;

test('a shop’s public page has title, canonical URL and JSON-LD, with the owner’s text escaped', async () => {
  const name = '</script><script>alert(1)</script> & "fils"';
  await change('name = $2, description = $3', 'Maison Hermine', name);
  await anItem(fixtures, shop.id, { name, priceCents: 135, stock: 0 });
  const { status, html, headers } = await get('/chez/maison-hermine-paris');
  expect(status).toBe(200);
  expect(headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(html).toContain('<title>Maison Hermine · MêmePrix</title>');
  expect(html).toMatch(/<link rel="canonical" href="https?:\/\/[^"]+\/chez\/maison-hermine-paris">/);
  expect(html).toContain(`<h1>${shop.id}</h1>`);
  expect(html).toContain(`<script data-shop="${shop.id}" data-app="/boulangerie/${shop.id}" src="/s.js"></script>`);
  expect(html).not.toContain('<script>alert');
  expect(html).not.toContain('<noscript>!');
  const read = jsonLdOf(html);
  expect(read).toMatchObject({ '@type': 'Bakery', name: 'Maison Hermine', description: name });
  expect(read['openingHoursSpecification']).toHaveLength(7);
  expect(schemaOrgErrors(read)).toEqual([]);
  expect(JSON.stringify(read['hasMenu'])).toContain('"price":"1.35"');
  expect(JSON.stringify(read['hasMenu'])).toContain('SoldOut');
  const inlined = /<script type="application\/json" id="shop">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(inlined)).toMatchObject({
    id: shop.id,
    description: name,
    limitedItems: [{ soldOut: true, remaining: 0 }],
  });
  expect((await get(`/boulangerie/${shop.id}`)).html).toMatch(
    /<link rel="canonical" href="[^"]+\/chez\/maison-hermine-paris">/,
  );
});

test('an earlier or differently written shop URL redirects to the current one', async () => {
  await change('name = $2', 'Maison Hermine');
  await change('name = $2', 'Le Pain d’Ys');
  for (const before of ['maison-hermine-paris', 'Le-Pain-D-Ys-Paris']) {
    const { status, location, headers } = await get(`/chez/${before}`);
    expect([status, location, headers.get('cache-control')]).toEqual([301, '/chez/le-pain-d-ys-paris', 'no-cache']);
  }
  expect((await get('/chez/le-pain-d-ys-paris/')).status).toBe(200);
  expect((await get('/chez/le-pain-d-ys-paris.html')).status).toBe(200);
  expect((await get('/chez/le-pain-d-ys-paris')).html).toContain('<title>Le Pain d’Ys');
});

test('/chez without a slug redirects to /pres-de, where a shop with an empty menu does not count for its town', async () => {
  for (const path of ['/chez', '/chez/', '/chez.html'])
    expect(await get(path)).toMatchObject({ status: 302, location: '/pres-de' });
  const counted = async (published: boolean) => {
    await fixtures.sql('update item set published = $2 where shop_id = $1', shop.id, published);
    return (await townsWithShops(queryOn(fixtures.product.pool))).reduce((all, { shops }) => all + shops, 0);
  };
  const without = await counted(false);
  expect(await counted(true)).toBe(without + 1);
});

test('an unknown or hidden shop answers 404, and its name appears on no page and not in the sitemap', async () => {
  await change('name = $2', 'Le Secret');
  const listed = async () => (await get('/sitemap.xml')).html.includes('/chez/le-secret-paris');
  const hide = (hidden: boolean) => change('charges_enabled = $2', !hidden);
  await hide(true);
  for (const slug of ['le-secret-paris', 'nobody', encodeURIComponent('../"<b>')]) {
    const { status, html } = await get(`/chez/${slug}`);
    expect([slug, status]).toEqual([slug, 404]);
    expect(html).toContain('<h1>missing</h1>');
    expect(html).not.toContain('Le Secret');
  }
  expect(await listed()).toBe(false);
  await hide(false);
  expect((await get('/chez/le-secret-paris')).status).toBe(200);
});

test('the sitemap is valid and lists public pages, and robots.txt names it and disallows private links', async () => {
  const { html, headers } = await get('/sitemap.xml');
  expect(headers.get('content-type')).toMatch(/^application\/xml/);
  const schema = readFileSync(
    fileURLToPath(import.meta.resolve('sitemap/package.json')).replace(/package.json$/, 'schema/sitemap.xsd'),
    'utf8',
  );
  const errors = async (contents: string) =>
    (await validateXML({ xml: { fileName: 'sitemap.xml', contents }, schema })).errors.map(({ message }) => message);
  expect(await errors(html)).toEqual([]);
  const nonsense = html.replace(/<lastmod>[^<]+/, '<lastmod>hier');
  expect(await errors(nonsense)).toContainEqual(expect.stringMatching(/lastmod.*hier/));
  const places = [...html.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, place]) => place);
  for (const path of ['/pres-de', '/a-propos']) expect(places).toContain(`${PUBLIC_URL}${path}`);
  expect(places.every((place) => place?.startsWith(`${PUBLIC_URL}/`))).toBe(true);
  const robots = await get('/robots.txt');
  expect(robots.headers.get('content-type')).toMatch(/^text\/plain/);
  for (const path of ['/commande/', '/activate/', '/motdepasse/']) expect(robots.html).toContain(`Disallow: ${path}\n`);
  expect(robots.html).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml\n`);
});

test('the place form redirects to a page for the place, which lists the shops that search finds there', async () => {
  expect(await get('/pres-de?lieu=Place+Bellecour,+Lyon')).toMatchObject({
    status: 302,
    location: '/pres-de/Place%20Bellecour%2C%20Lyon',
  });
  const { status, html } = await get('/pres-de/10%20rue%20de%20Rivoli%2C%20Paris');
  expect(status).toBe(200);
  expect(html).toContain('<title>Près de 10 Rue de Rivoli, 75004 Paris · MêmePrix</title>');
  expect(html).toContain(shop.id);
  expect(html).toContain('"slug":"');
  expect((await get('/pres-de')).html).toContain('"towns":[{"city":"Paris","shops":');
  expect((await get('/pres-de/PARIS')).html).toContain('<title>Près de Paris ·');
  const unknown = await get('/pres-de/zzzz%20qqqq');
  expect([unknown.status, unknown.html.includes('"place":null')]).toEqual([404, true]);
});

test.each(['%E2%80%8B', '%E2%80%AE', '%00', '%ED%A0%80', '50%'])(
  'a place with invalid characters, « Zzzz%s », answers 404 with a page for an unknown place',
  async (odd) => {
    for (const path of [`/pres-de?lieu=Zzzz${odd}`, `/pres-de/Zzzz${odd}`]) {
      let answer = await get(path);
      for (let hop = 0; answer.location && hop < 2; hop++) answer = await get(answer.location);
      expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
        path,
        404,
        'text/html; charset=utf-8',
      ]);
      expect(answer.html).toMatch(/"asked":"Zzzz[^\p{C}]*","place":null/u);
    }
  },
);

test('a long place name is cut between characters', async () => {
  const { status, location } = await get(`/pres-de?lieu=${'a'.repeat(199)}%F0%9F%A5%90`);
  expect([status, location]).toEqual([302, `/pres-de/${'a'.repeat(199)}`]);
  expect((await get(`/pres-de/${'a'.repeat(199)}%F0%9F%A5%90`)).status).toBe(404);
});

test('too many place requests answer 429 with the cached list of towns', async () => {
  await get('/pres-de/zzzz%20qqqq');
  await change(`city = 'Lyon'`);
  const answers = await Promise.all(Array.from({ length: 260 }, (_, at) => get(`/pres-de/zzzz%20qqqq%20${at}`)));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]?.html).toContain('"tooOften":true');
  expect(refused[0]?.html).toContain('"towns":[{"city":"Paris"');
});

test('pages contain the configured map tile URL and attribution, which the content security policy allows', async () => {
  const { html, headers } = await get('/userSearch');
  expect(html).toContain('<meta name="map-tiles" content="https://tiles.example/{z}/{x}/{y}.png">');
  expect(html).toContain('<meta name="map-attribution" content="© &#34;OSM&#34;">');
  expect(headers.get('content-security-policy')).toMatch(/connect-src 'self' https:\/\/tiles\.example;/);
});
