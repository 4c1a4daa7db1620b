import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import texts from '../../graphql/generated/server-operations.json' with { type: 'json' };
import { locale } from '../../texts/text';
import type { Config } from '../config';
import type { Ask } from '../database/statement';
import { shopOfSlug, townsWithShops } from '../shops/public-shops';
import type { HoursOf } from '../shops/shop-hours';
import { FinishedAnswer } from './finished-answer';
import { canonical, data, meta, title } from './page-head';
import * as t from './platform.texts';
import { shopJsonLd } from './shop-json-ld';
import { type FoundShop, foundShop } from './shop-preview';

/** So old may be what a page says of this moment: whether the shop is open, what is left. */
const KEPT_MS = 5_000;
const MOST_KEPT = 200;
const LONGEST_PLACE = 200;
/** Title and description of the page as built; a page’s own take their place. */
export const PREVIEW = /<!--head-->[^]*<!--\/head-->/;
/** Where what is painted is to stand. */
export const SHELL = '<!--shell-->';
const STARTER = /<!--start <script(.*?)-->/;
const NEEDS_CODE = /<noscript>[^]*?<\/noscript>/;
/** Nothing pretends to answer. */
const WITHOUT_CODE = '<noscript><style>[data-item] button:enabled,main search{display:none}</style></noscript>';

/** What the web app’s first-paint/render.mjs paints with. */
interface Painter {
  publicShop: (shop: object, house: object) => string;
  publicPlaces: (places: object, house: object) => { title: string; html: string };
  publicMissing: (house: object) => string;
}

export interface OpenPage {
  /** Of this locale’s build. */
  dir: string;
  openPage: string;
}

interface Sources {
  ask: Ask;
  hoursOf: HoursOf;
}

type Moment = { limitedItems: readonly { id: string; soldOut: boolean; remaining: number | null }[] };

/** The pages everybody may read, written whole: shops, and where they are. */
export function servePublicPages(
  app: FastifyInstance,
  built: () => OpenPage,
  { publicUrl, supportPhone, supportEmail }: Pick<Config, 'publicUrl' | 'supportPhone' | 'supportEmail'>,
  { ask, hoursOf }: Sources,
) {
  const house = { phone: supportPhone, email: supportEmail };
  const kept = new LRUCache<string, Promise<FinishedAnswer>>({ max: MOST_KEPT, ttl: KEPT_MS });
  const painter = () => import(pathToFileURL(join(built().dir, 'first-paint', 'render.mjs')).href) as Promise<Painter>;
  const keep = (name: string, make: () => Promise<FinishedAnswer>) => {
    const answer = kept.get(name) ?? make();
    if (!kept.has(name)) kept.set(name, answer);
    answer.catch(() => kept.delete(name));
    return answer;
  };
  const asked = async <Answer>(name: keyof typeof texts, variables: object, { ip }: FastifyRequest) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/graphql',
      // Whose calls are counted.
      remoteAddress: ip,
      headers: { cookie: `language=${locale()}` },
      payload: { query: texts[name], variables },
    });
    return answer.json<{ data?: Answer; errors?: { extensions: { code: string } }[] }>();
  };

  const shopPage = async ({ shop, head }: FoundShop, request: FastifyRequest) => {
    const now = (await asked<{ shop: Moment }>('PublicShop', { shopId: shop.id }, request)).data?.shop;
    const whole = { ...shop, ...now };
    const { openingRanges } = await hoursOf(shop.id);
    const gone = now?.limitedItems.filter(({ soldOut, remaining }) => soldOut || remaining === 0) ?? [];
    const jsonLd = shopJsonLd(shop, openingRanges, new Set(gone.map(({ id }) => id)), publicUrl);
    const { publicShop } = await painter();
    return written(
      built().openPage.replace(STARTER, (_all, rest: string) => `<script data-shop="${shop.id}"${rest}`),
      `${head}\n    ${data('application/ld+json', jsonLd)}`,
      publicShop(whole, house) + data('application/json', whole, 'shop'),
    );
  };
  app.get<{ Params: { slug: string } }>('/chez/:slug', { schema: { hide: true } }, async (request, reply) => {
    const wanted = request.params.slug.replace(/\.html$/, '');
    const named = await shopOfSlug(ask, wanted.toLowerCase());
    // Not to be kept: the shop may be called so again.
    if (named && named.slug !== wanted)
      return reply.header('cache-control', 'no-cache').redirect(`/chez/${named.slug}`, 301);
    const shop = named ? await foundShop(app, named.id, publicUrl) : { found: false as const };
    if (shop?.found)
      return (await keep(`${locale()} ${shop.version}`, () => shopPage(shop, request))).sendTo(request, reply);
    const missing = (await painter()).publicMissing(house);
    const answer = written(built().openPage, title(t.shopTitle(t.noSuchShop())), missing);
    return answer.sendTo(request, reply.status(shop ? 404 : 503));
  });

  const placesPage = async (places: {
    asked: string | null;
    place: string | null;
    shops: object[];
    tooOften?: boolean;
  }) => {
    const painted = (await painter()).publicPlaces({ ...places, towns: await townsWithShops(ask) }, house);
    const { place } = places;
    const head = [
      title(t.shopTitle(painted.title)),
      meta('name', 'description', t.placesDescription()),
      canonical(`${publicUrl}/pres-de${place === null ? '' : `/${encodeURIComponent(place)}`}`),
    ];
    return written(built().openPage, head.join('\n    '), painted.html);
  };
  app.get<{ Querystring: { lieu?: string } }>('/pres-de', { schema: { hide: true } }, async (request, reply) => {
    const wanted = String(request.query.lieu ?? '')
      .trim()
      .slice(0, LONGEST_PLACE);
    if (wanted !== '') return reply.redirect(`/pres-de/${encodeURIComponent(wanted)}`, 302);
    const page = keep(`${locale()} places`, () => placesPage({ asked: null, place: null, shops: [] }));
    return (await page).sendTo(request, reply);
  });
  app.get<{ Params: { place: string } }>('/pres-de/:place', { schema: { hide: true } }, async (request, reply) => {
    const wanted = request.params.place.replace(/\.html$/, '').slice(0, LONGEST_PLACE);
    const name = `${locale()} near ${wanted.toLowerCase()}`;
    const known = kept.get(name);
    if (known) return (await known).sendTo(request, reply);
    const { data: found, errors } = await asked<{ addresses: Place[] }>('SuggestAddresses', { text: wanted }, request);
    const [place] = found?.addresses ?? [];
    if (!place) {
      const tooOften = errors?.[0]?.extensions.code === 'RATE_LIMITED';
      const page = await placesPage({ asked: wanted, place: null, shops: [], tooOften });
      return page.sendTo(request, reply.status(tooOften ? 429 : 404));
    }
    const { label, latitude, longitude } = place;
    const around = await asked<{ shopsAround: object[] }>('ShopsAround', { place: { latitude, longitude } }, request);
    const shops = around.data?.shopsAround ?? [];
    return (await keep(name, () => placesPage({ asked: wanted, place: label, shops }))).sendTo(request, reply);
  });
}

interface Place {
  label: string;
  latitude: number;
  longitude: number;
}

function written(page: string, head: string, html: string): FinishedAnswer {
  const text = page
    .replace(PREVIEW, () => head)
    .replace(STARTER, '')
    .replace(NEEDS_CODE, WITHOUT_CODE)
    .replace(SHELL, () => html);
  return new FinishedAnswer(text, 'text/html; charset=utf-8');
}
