import { createClient } from 'graphql-ws';
import { CartPageDocument } from '../../graphql/generated/customer/cart';
import { ShopNowDocument, type ShopPageQuery } from '../../graphql/generated/customer/shop';
import { shopPagePath } from '../../server/platform/graphql/persisted-operations';
import type { Shown } from './changing';
import {
  ENOUGH,
  fewLeftText,
  itemText,
  nextText,
  OFF_THE_MENU,
  offerText,
  openingText,
  preparationText,
  type ShopModel,
  weekText,
  type WindowRead,
  windowsText,
} from './shop-model';
import { graphql, type Fixtures } from './fixtures';

export interface Read {
  shopId: string;
  itemIds: readonly string[];
  shown: ShopModel['shown'];
  /** Of a customer with one of each item in the cart. */
  token: () => string;
  /** Something was read that nobody may be told any more, or that never was. */
  wrong: (who: string, what: Shown, read: string) => void;
}

/** Somebody who reads a shop in each of its ways, and checks what is read; they keep answers and ask whether they still hold. */
export function aReader({ shopId, itemIds, shown, token, wrong }: Read, random: () => number) {
  const kept = new Map<string, { etag: string; text: string }>();
  async function get<Body>({ base }: Fixtures, path: string): Promise<Body> {
    const known = random() < 0.7 ? kept.get(path) : undefined;
    const answer = await fetch(`${base}${path}`, { headers: known && { 'if-none-match': known.etag } });
    if (answer.status === 304) return JSON.parse(known?.text ?? '') as Body;
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    const [etag, text] = [answer.headers.get('etag'), await answer.text()];
    if (etag !== null) kept.set(path, { etag, text });
    return JSON.parse(text) as Body;
  }

  /** From the moment of the question on nobody may be told less than somebody knows. */
  function asks(path: string) {
    const all = [
      ...shown.items,
      ...shown.offers,
      ...shown.left,
      shown.about,
      shown.preparation,
      shown.opening,
      shown.week,
      shown.windows,
      shown.next,
    ];
    const since = new Map(all.map((what) => [what, what.known()]));
    const hears = (what: Shown, read: string) => {
      if (what.tell(read, since.get(what) ?? []) === null) wrong(path, what, read);
    };
    const hearsOfEach = (all: readonly Shown[], texts: { id: string; text: string }[], others = OFF_THE_MENU) => {
      const byId = new Map(texts.map(({ id, text }) => [id, text]));
      for (const [nth, what] of all.entries()) hears(what, byId.get(itemIds[nth] ?? '') ?? others);
    };
    return { hears, hearsOfEach };
  }

  const ways: ((fixtures: Fixtures) => Promise<void>)[] = [
    async function menu(fixtures) {
      const { hearsOfEach } = asks('/api/items');
      type Line = { _id: string; itemName: string; price: number; quantity: number };
      const { items } = await get<{ items: { items: Line[] }[] }>(fixtures, `/api/items/${shopId}`);
      const textOf = ({ itemName: name, price, quantity: stock }: Line) =>
        itemText({ name, priceCents: Math.round(price * 100), stock, soldOut: false, published: true });
      hearsOfEach(
        shown.items,
        items.flatMap(({ items }) => items.map((item) => ({ id: item._id, text: textOf(item) }))),
      );
    },
    async function page(fixtures) {
      const { hears, hearsOfEach } = asks('ShopPage');
      const { data } = await get<{ data: ShopPageQuery }>(fixtures, shopPagePath(shopId));
      const items = data.shop.menu.flatMap(({ items }) => items);
      hearsOfEach(
        shown.offers,
        items.map((item) => ({ id: item.id, text: offerText({ ...item, published: true }) })),
      );
      hears(shown.about, data.shop.description);
    },
    async function now(fixtures) {
      const { hears, hearsOfEach } = asks('ShopNow');
      const { shop } = await graphql(fixtures, token(), ShopNowDocument, { shopId });
      const left = shop.limitedItems.map(({ id, remaining, soldOut }) => {
        return { id, text: fewLeftText({ stock: remaining ?? NaN, soldOut, published: true }) };
      });
      hearsOfEach(shown.left, left, ENOUGH);
      hears(shown.opening, openingText(shop.opening));
      hears(shown.preparation, preparationText(shop));
      hears(shown.week, weekText(shop.openingWeek));
      hears(shown.next, nextText(shop.nextPickupWindow, shop.earliestPickup));
    },
    async function cart(fixtures) {
      const { hears, hearsOfEach } = asks('CartPage');
      const { cart } = await graphql(fixtures, token(), CartPageDocument, { shopId });
      hearsOfEach(
        shown.items,
        cart.lines.map(({ item: { id, name, remaining }, unitCents: priceCents, problem }) => {
          const now = { name, priceCents, stock: remaining ?? NaN, soldOut: problem !== null };
          return { id, text: itemText({ ...now, published: problem !== 'WITHDRAWN' }) };
        }),
      );
      hears(shown.windows, windowsText(cart.shop.pickupWindows));
    },
    async function pickup(fixtures) {
      const { hears } = asks('/api/pickup');
      const path = `/api/pickup/next-pickup-window/${shopId}`;
      const { pickupWindows } = await get<{ pickupWindows: WindowRead[] }>(fixtures, path);
      hears(shown.windows, windowsText(pickupWindows));
    },
  ];
  return {
    anyWay: (fixtures: Fixtures) => ways[Math.floor(random() * ways.length)]?.(fixtures),
    everyWay: (anyFixtures: () => Fixtures) => Promise.all(ways.map((way) => way(anyFixtures()))),
  };
}

/** An open page that is told of the windows as they change; it comes back after each loss, and knows what it has been told. */
export function anOnlooker(
  { shopId, shown: { windows }, wrong }: Read,
  base: () => string,
  due: () => readonly number[],
) {
  let read = '';
  let since = windows.known();
  const client = createClient({
    url: () => `${base().replace('http', 'ws')}/graphql`,
    retryAttempts: Infinity,
    retryWait: () => new Promise((resolve) => setTimeout(resolve, 20)),
    shouldRetry: () => true,
  });
  client.subscribe<{ windowsChanged: WindowRead[] }>(
    {
      query: 'subscription ($shopId: ID!) { windowsChanged(shopId: $shopId) { date pickupWindow remaining } }',
      variables: { shopId },
    },
    {
      next: ({ data }) => {
        read = windowsText(data?.windowsChanged ?? []);
        since = since.map((place, nth) => Math.max(place, due()[nth] ?? 0));
        const places = windows.tell(read, since);
        if (places === null) wrong('windowsChanged', windows, read);
        else since = places;
      },
      error: (error) => wrong(`windowsChanged: ${JSON.stringify(error)}`, windows, ''),
      complete: () => undefined,
    },
  );
  return {
    /** Whether it shows no less than that; windows go by with the time without being told. */
    hasHeard: (known: readonly number[]) => windows.explain(read, known.with(-1, since.at(-1) ?? 0)) !== null,
    read: () => read,
    close: async () => client.dispose(),
  };
}
