import { buildSchema } from 'graphql';
import { readFileSync } from 'node:fs';
import { createAttemptLimiter } from '../../server/accounts/sign-in/attempt-limiter';
import { IngredientType } from '../../server/menus/ingredient.entity';
import { ItemKind } from '../../server/menus/item.entity';
import { LoginCustomerDocument } from '../../graphql/generated/customer/login';
import { anOrder } from '../support/ordering';
import {
  aCustomer,
  anIngredient,
  anItem,
  aShop,
  graphql,
  PASSWORD,
  type Somebody,
  type Fixtures,
} from '../support/fixtures';
import { fuzzedDocument } from './fuzz-graphql';
import { encoded, fuzzedCall, type OpenApi } from './fuzz-rest';
import { chanceOf, hostile, type Known } from './fuzz-values';

/** What came of so many requests: how often each status, and every answer that must not be. */
export interface Fuzzed {
  requests: number;
  statuses: Record<string, number>;
  problems: string[];
}

// After that many, new people: some of the old ones have closed their accounts by now.
const A_GENERATION = 100;
const AT_ONCE = 6;

/** The inside of the product, and secrets: neither is ever in an answer. */
const INSIDE =
  /node_modules|\bat \S+ \(\S+:\d+|server\/\w+\/|select .{1,80} from |insert into |update "|violates|syntax error at or near|\$argon2|passwordHash|password_hash|tokenHash|token_hash|googleSubject|tokenVersion|whsec_|sk_(test|live)_|-----BEGIN/i;

interface Cast {
  callers: { somebody: Somebody | null; token: string | null }[];
  addresses: string[];
  known: Known;
}

/** Sends what chance makes of the product’s own descriptions, over REST and GraphQL in turns. */
export async function fuzz(fixtures: Fixtures, seed: number, requests: number): Promise<Fuzzed> {
  const chance = chanceOf(seed);
  const schema = buildSchema(readFileSync('graphql/schema.graphql', 'utf8'));
  const openApi = (await (await fetch(`${fixtures.base}/api/openapi.json`)).json()) as OpenApi;
  const fuzzed: Fuzzed = { requests: 0, statuses: {}, problems: [] };
  while (fuzzed.requests < requests) {
    // Limits are tried elsewhere; here they would keep what is behind them out of reach.
    fixtures.product.parts.limiter = createAttemptLimiter();
    const cast = await aCast(fixtures);
    for (let sent = 0; sent < Math.min(A_GENERATION, requests) / AT_ONCE; sent++) {
      await Promise.all(
        Array.from({ length: AT_ONCE }, async (_, lane) => {
          const caller = chance.pick(cast.callers);
          const answer =
            lane % 2 === 0
              ? await sendRest(fixtures, caller.token, fuzzedCall(openApi, chance, cast.known))
              : await sendGraphql(fixtures, caller.token, fuzzedDocument(schema, chance, cast.known));
          fuzzed.requests++;
          fuzzed.statuses[answer.status] = (fuzzed.statuses[answer.status] ?? 0) + 1;
          const problem = problemOf(answer, caller.somebody, cast.addresses);
          if (problem)
            fuzzed.problems.push(`${problem}: ${answer.sent} → ${answer.status} ${answer.text.slice(0, 300)}`);
        }),
      );
    }
  }
  return fuzzed;
}

const MALFORMED = ['%', '%E0%A4%A', '%ED%A0%80', '%00', '..%2f..%2fetc%2fpasswd', '%5c..%5c', '//', ';a=b', '?a=%'];

/** Asks for pictures and shops’ pages at addresses that end in what nobody types; answers what must not be. */
export async function fuzzAddresses(fixtures: Fixtures, seed: number, rounds: number): Promise<string[]> {
  const chance = chanceOf(seed);
  const { id } = await aShop(fixtures);
  const anyText = () =>
    String.fromCharCode(...Array.from({ length: chance.pick([1, 8, 300]) }, () => chance.next() * 0xd800));
  const part = () =>
    chance.happens(0.2) ? chance.pick(MALFORMED) : encoded(chance.happens(0.5) ? hostile(chance) : anyText());
  const problems: string[] = [];
  for (let round = 0; round < rounds; round++) {
    const paths = [
      ...[`/uploads/${part()}`, `/uploads/demo/${part()}.webp`, `/uploads/shops/${id}/${part()}`],
      ...[`/boulangerie/${part()}`, `/boulangerie/${id}${part()}`],
    ];
    for (const path of paths) {
      const answer = await read(await fetch(`${fixtures.base}${path}`), path);
      // Pages are answered as such.
      const problem = problemOf({ ...answer, isJson: true }, null, []);
      if (problem) problems.push(`${problem}: ${path} → ${answer.status} ${answer.text.slice(0, 300)}`);
    }
  }
  return problems;
}

/** Whether the product serves as before: somebody signs in, orders and pays. */
export async function isHealthy(fixtures: Fixtures): Promise<boolean> {
  fixtures.product.parts.limiter = createAttemptLimiter();
  const [shop, customer] = [await aShop(fixtures), await aCustomer(fixtures)];
  const item = await anItem(fixtures, shop.id, { preparationUnits: 1, priceCents: 650 });
  const input = { email: customer.email, password: PASSWORD };
  const { loginCustomer } = await graphql(fixtures, null, LoginCustomerDocument, { input });
  const order = await anOrder(fixtures, customer, shop.id, { itemId: item });
  const ready = await fetch(`${fixtures.base}/readyz`);
  return ready.ok && order.id !== '' && loginCustomer.__typename === 'Session';
}

async function aCast(fixtures: Fixtures): Promise<Cast> {
  const [shop, rival, customer, stranger] = [
    await aShop(fixtures),
    await aShop(fixtures),
    await aCustomer(fixtures),
    await aCustomer(fixtures),
  ];
  const item = await anItem(fixtures, shop.id, { preparationUnits: 1, priceCents: 650 });
  const sandwich = await anItem(fixtures, shop.id, {
    kind: ItemKind.SANDWICH,
    picture: 'demo/kebab.webp',
    hasMeatSelection: true,
    meatLimit: 2,
  });
  const meat = await anIngredient(fixtures, shop.id, IngredientType.MEAT, 'Poulet', { priceCents: 100 });
  const { rows } = await fixtures.product.pool.query<{ id: string }>('select id from category where shop_id = $1', [
    shop.id,
  ]);
  const order = await anOrder(fixtures, customer, shop.id, { itemId: item });
  const shops = [shop.id, shop.id, rival.id];
  const items = [item, sandwich, meat];
  const people = [customer.id, shop.id, stranger.id];
  const orders = [order.id, order.token];
  const categories = rows.map(({ id }) => id);
  const names = ['Croissant', 'Poulet', 'Viennoiseries', 'Flan'];
  const named: [names: string, values: unknown[]][] = [
    ['ownerId restaurantId shopId', shops],
    ['id', [...shops, ...items, ...orders]],
    ['itemId _id', items],
    ['customerId userId', people],
    ['orderId reference orderIds', orders],
    ['token', [order.token, customer.token]],
    ['ingredientId', [meat]],
    ['categoryId', categories],
    ['categoryName name itemName', names],
    ['category', [...categories, ...names]],
    ['email', [customer.email, 'a@b.fr']],
    ['password', [PASSWORD, 'Levain!2027']],
    ['confirmPassword', [PASSWORD]],
    ['currentPassword', ['wrong']],
    ['intentId paymentIntentId', [order.intentId]],
    ['windowStartsAt', [order.windowStartsAt]],
    ['quantity', [1, 2, 99]],
    ['price', [4.5, '4.50', 0.01, 1.005]],
    ['regularPrice', [6.5]],
    ['priceCents', [650, 1]],
    ['totalCents', [679]],
    ['amount', [679, 0]],
    ['totalPrice', [6.79]],
    ['pickupDate', ['11/24/2026']],
    ['pickupWindow', ['11:30 AM - 11:45 AM']],
    ['restaurantType', ['boulangerie', 'restaurant', 'cafe']],
    ['image imageUrl itemImg pictureUrl', ['/uploads/demo/kebab.webp']],
    ['lat', [48.8556, '48.8556']],
    ['lng', [2.3601, '2.3601']],
    ['latitude', [48.8556]],
    ['longitude', [2.3601]],
    [
      'items',
      [
        [{ _id: item, quantity: 1 }],
        [{ itemName: 'Flan', itemImg: '/uploads/demo/kebab.webp', price: 3, quantity: 4 }],
      ],
    ],
    ['updates', [{ price: 5, quantity: 3 }, { freshlyBaked: true }]],
    ['day from to', ['2026-11-24']],
    ['drinks', [[{ name: 'Cola', price: 2 }]]],
    ['meats', [[{ name: 'Bœuf', price: 1 }]]],
    ['salad', [{ available: true }]],
    ['hasFries', [true, false]],
  ];
  const known: Known = Object.fromEntries(
    named.flatMap(([names, values]) => names.split(' ').map((name) => [name, values])),
  );
  const somebodies = [null, customer, stranger, shop, shop, rival];
  return {
    callers: somebodies.map((somebody) => ({ somebody, token: somebody?.token ?? null })),
    addresses: [shop, rival, customer, stranger].map(({ email }) => email),
    known,
  };
}

interface Answer {
  sent: string;
  status: number;
  text: string;
  isJson: boolean;
}

async function sendRest(
  { base }: Fixtures,
  token: string | null,
  call: ReturnType<typeof fuzzedCall>,
): Promise<Answer> {
  const headers = { ...call.headers, ...(token !== null && { authorization: `Bearer ${token}` }) };
  const response = await fetch(`${base}${call.path}`, {
    method: call.method,
    headers,
    ...(call.body !== undefined && { body: call.body }),
  });
  return read(response, `${call.method} ${call.path} ${typeof call.body === 'string' ? call.body : ''}`);
}

async function sendGraphql({ base }: Fixtures, token: string | null, document: object): Promise<Answer> {
  const body = JSON.stringify(document);
  const headers = { 'content-type': 'application/json', ...(token !== null && { authorization: `Bearer ${token}` }) };
  return read(await fetch(`${base}/graphql`, { method: 'POST', headers, body }), body);
}

async function read(response: Response, sent: string): Promise<Answer> {
  const text = await response.text();
  const isJson = /^application\/(graphql-response\+)?json/.test(response.headers.get('content-type') ?? '');
  return { sent: sent.slice(0, 1_500), status: response.status, text, isJson };
}

function problemOf(
  { sent, status, text, isJson }: Answer,
  caller: Somebody | null,
  addresses: readonly string[],
): string | null {
  if (status >= 500) return 'a fault of ours';
  if (!isJson) return 'no JSON';
  if (/"code":"(INTERNAL|INTERNAL_SERVER_ERROR|UNAVAILABLE)"/.test(text)) return 'an inner fault';
  const inside = INSIDE.exec(text)?.[0];
  if (inside) return `its inside (${inside})`;
  return addresses.some((address) => address !== caller?.email && text.includes(address) && !sent.includes(address))
    ? 'somebody else’s address'
    : null;
}
