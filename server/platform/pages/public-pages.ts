import { normaliseText } from '../../../graphql/texts/normalise';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import texts from '../../../graphql/generated/server-operations.json' with { type: 'json' };
import { locale } from '../../../graphql/texts/text';
import type { Config } from '../../config';
import type { Query } from '../../database/query';
import { Fault } from '../../errors';
import { shopOfSlug, townsWithShops } from '../../shops/public-shops';
import type { FoundAddress } from '../../shops/geocoding/geocoder';
import type { HoursOf } from '../../shops/hours/shop-hours';
import { folded } from '../../../graphql/texts/folded';
import { shopPath } from '../../shops/shop.service';
import { EncodedResponse, NamedResponses } from '../http/encoded-response';
import { canonical, data, meta, title, type FoundShop, foundShop } from './shop-preview';
import * as t from '../platform.texts';
import { shopJsonLd } from './shop-json-ld';

/** Maximum age of a page's time-dependent content (whether the shop is open, what is sold out), in milliseconds. */
const KEPT_MS = 5_000;
const MOST_KEPT = 200;
const TOWNS_KEPT_MS = 60_000;
const LONGEST_PLACE = 200;
/**
 * Errors that the page shows instead of failing: too many searches, or unprintable text, which cannot be the name of a
 * place.
 */
const UNANSWERED: ReadonlySet<string> = new Set(['RATE_LIMITED', 'BAD_USER_INPUT']);
/** Default title and description of the built page; public pages replace them with their own. */
export const PREVIEW = /<!--head-->[^]*<!--\/head-->/;
/** Placeholder in the built page for pre-rendered content. */
export const SHELL = '<!--shell-->';
const STARTER = /<!--start <script(.*?)-->/;
const NEEDS_CODE = /<noscript>[^]*?<\/noscript>/;
/** Hides buttons and search fields that cannot work without JavaScript. */
const WITHOUT_CODE =
  '<noscript><style>[data-item] :is(button:enabled,div:has(>button:enabled)),main search{display:none}</style></noscript>';

/** Functions of the web app’s first-paint/render.mjs that render pages. */
interface Painter {
  shopShell: (shop: object) => string;
  publicShop: (shop: object, house: object) => string;
  publicPlaces: (places: object, house: object) => { title: string; html: string };
  publicMissing: (house: object) => string;
}

/** Imports the rendering functions of a locale’s build. */
export const painterIn = (dir: string) =>
  import(pathToFileURL(join(dir, 'first-paint', 'render.mjs')).href) as Promise<Painter>;

export interface OpenPage {
  /** Folder of this locale’s build. */
  dir: string;
  openPage: string;
}

/**
 * Executes one of the server’s own queries as an anonymous caller at a network address; throws what the query throws.
 */
export type AskSchema = (question: string, variables: object, address: string) => Promise<unknown>;

interface Sources {
  ask: Query;
  askSchema: AskSchema;
  hoursOf: HoursOf;
}

type Moment = { limitedItems: readonly { id: string; soldOut: boolean }[] };

/** Serves the public pages as complete HTML: shops, and shops by place. */
export function servePublicPages(
  app: FastifyInstance,
  built: () => OpenPage,
  { publicUrl, supportPhone, supportEmail }: Pick<Config, 'publicUrl' | 'supportPhone' | 'supportEmail'>,
  { ask, askSchema, hoursOf }: Sources,
) {
  const house = { phone: supportPhone, email: supportEmail };
  const kept = new NamedResponses({ max: MOST_KEPT, ttl: KEPT_MS });
  const townCache = new LRUCache({ max: 1, ttl: TOWNS_KEPT_MS, fetchMethod: () => townsWithShops(ask) });
  const towns = async () => (await townCache.fetch('all')) ?? [];
  const painter = () => painterIn(built().dir);
  const shopPage = async ({ shop, head }: FoundShop, request: FastifyRequest) => {
    const { shop: now } = (await askSchema(texts.PublicShop, { shopId: shop.id }, request.ip)) as { shop: Moment };
    const whole = { ...shop, ...now };
    const hours = await hoursOf(shop.id);
    const gone = now.limitedItems.filter(({ soldOut }) => soldOut);
    const jsonLd = shopJsonLd(shop, hours, new Set(gone.map(({ id }) => id)), publicUrl);
    const { publicShop } = await painter();
    return written(
      built().openPage.replace(
        STARTER,
        (_all, rest: string) => `<script data-shop="${shop.id}" data-app="${shopPath(shop)}"${rest}`,
      ),
      `${head}\n    ${data('application/ld+json', 'json-ld', jsonLd)}`,
      publicShop(whole, house) + data('application/json', 'shop', whole),
    );
  };
  for (const nowhere of ['/chez', '/chez.html'])
    app.get(nowhere, { schema: { hide: true } }, (_request, reply) => reply.redirect('/pres-de'));
  app.get<{ Params: { slug: string } }>('/chez/:slug', { schema: { hide: true } }, async (request, reply) => {
    const wanted = request.params.slug.replace(/\.html$/, '');
    const named = await shopOfSlug(ask, wanted.toLowerCase());
    // Revalidated by browsers: the shop may take this slug again.
    if (named && named.slug !== wanted)
      return reply.header('cache-control', 'no-cache').redirect(`/chez/${named.slug}`, 301);
    const shop = named ? await foundShop(app, named.id, publicUrl) : { found: false as const };
    if (shop?.found)
      return (await kept.keep(`${locale()} ${shop.version}`, () => shopPage(shop, request))).sendTo(request, reply);
    const missing = (await painter()).publicMissing(house);
    const answer = written(built().openPage, title(t.shopTitle(t.noSuchShop())), missing);
    return answer.sendTo(request, reply.status(shop ? 404 : 503));
  });

  /** Finds a town that has shops; preferred over geocoding, which might find a street of that name. */
  const townOf = async (wanted: string): Promise<FoundAddress | undefined> => {
    const town = (await towns()).find(({ city }) => folded(city) === folded(wanted));
    return town && { ...town, label: town.city };
  };
  const addressOf = async (text: string, address: string): Promise<FoundAddress | undefined> => {
    const { addresses } = (await askSchema(texts.SuggestAddresses, { text }, address)) as { addresses: FoundAddress[] };
    return addresses[0];
  };
  const placesPage = async (places: {
    asked: string | null;
    place: string | null;
    shops: object[];
    tooOften?: boolean;
  }) => {
    const painted = (await painter()).publicPlaces({ ...places, towns: await towns() }, house);
    const { place } = places;
    const head = [
      title(t.shopTitle(painted.title)),
      meta('name', 'description', t.placesDescription()),
      canonical(`${publicUrl}/pres-de${place === null ? '' : `/${encodeURIComponent(place)}`}`),
    ];
    return written(built().openPage, head.join('\n    '), painted.html);
  };
  app.get<{ Querystring: { lieu?: string } }>('/pres-de', { schema: { hide: true } }, async (request, reply) => {
    const wanted = cut(String(request.query.lieu ?? '').trim());
    if (wanted !== '') return reply.redirect(`/pres-de/${encodeURIComponent(wanted)}`, 302);
    const page = kept.keep(`${locale()} /pres-de`, () => placesPage({ asked: null, place: null, shops: [] }));
    return (await page).sendTo(request, reply);
  });
  app.get<{ Params: { place: string } }>('/pres-de/:place', { schema: { hide: true } }, async (request, reply) => {
    const wanted = normaliseText(cut(request.params.place.replace(/\.html$/, '')));
    const name = `${locale()} /pres-de/${wanted.toLowerCase()}`;
    const known = kept.get(name);
    if (known) return (await known).sendTo(request, reply);
    let page = { asked: wanted, place: null as string | null, shops: [] as object[], tooOften: false };
    try {
      const place = (await townOf(wanted)) ?? (await addressOf(wanted, request.ip));
      if (place) {
        const { label, latitude, longitude } = place;
        const near = await askSchema(texts.ShopsAround, { place: { latitude, longitude } }, request.ip);
        page = { ...page, place: label, shops: (near as { shopsAround: object[] }).shopsAround };
      }
    } catch (error) {
      if (!(error instanceof Fault && UNANSWERED.has(error.code))) throw error;
      page = { ...page, asked: wanted.replace(/\p{C}/gu, ''), tooOften: error.code === 'RATE_LIMITED' };
    }
    if (page.place !== null) return (await kept.keep(name, () => placesPage(page))).sendTo(request, reply);
    return (await placesPage(page)).sendTo(request, reply.status(page.tooOften ? 429 : 404));
  });
}

/** Removes the lone surrogate that cutting the text may leave. */
const cut = (text: string) => text.slice(0, LONGEST_PLACE).replace(/\p{Cs}/gu, '');

function written(page: string, head: string, html: string): EncodedResponse {
  const text = page
    .replace(PREVIEW, () => head)
    .replace(STARTER, '')
    .replace(NEEDS_CODE, WITHOUT_CODE)
    .replace(SHELL, () => html);
  return new EncodedResponse(text, 'text/html; charset=utf-8');
}
