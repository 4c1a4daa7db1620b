import { afterAll, beforeAll, bench, describe } from 'vitest';
import { freshDatabase } from '../support/database';
import { aShop, anItem, createFixtures, graphql, type Fixtures } from '../support/fixtures';

const ITEMS = 30;
let fixtures: Fixtures;
let shopId: string;

beforeAll(async () => {
  fixtures = await createFixtures(await freshDatabase());
  shopId = (await aShop(fixtures)).id;
  for (let item = 0; item < ITEMS; item += 1) await anItem(fixtures, shopId);
});

afterAll(() => fixtures.stop());

async function read(path: string): Promise<void> {
  const answer = await fetch(`${fixtures.base}${path}`);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  await answer.arrayBuffer();
}

describe(`one reader over HTTP, a shop with ${ITEMS} items`, () => {
  bench('GET /healthz, HTTP alone', () => read('/healthz'), { time: 2_000 });
  bench('items of the shop by REST (/api/items)', () => read(`/api/items/${shopId}`), { time: 2_000 });
  bench('pickup windows of the shop by REST (/api/pickup)', () => read(`/api/pickup/next-pickup-window/${shopId}`), {
    time: 2_000,
  });
  bench(
    'items of the shop by GraphQL',
    () =>
      graphql(
        fixtures,
        null,
        'query ($id: ID!) { shop(id: $id) { id name menu { category { name } items { id name priceCents } } } }',
        { id: shopId },
      ).then(() => undefined),
    { time: 2_000 },
  );
});
