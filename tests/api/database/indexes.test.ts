import { expect, test } from 'vitest';
import { BoardPageDocument } from '../../../graphql/generated/owner/board';
import { NearbyShopsDocument } from '../../../graphql/generated/customer/search';
import { OrdersPageDocument } from '../../../graphql/generated/customer/orders';
import { ShopNowDocument, ShopPageDocument } from '../../../graphql/generated/customer/shop';
import { ownFixtures } from '../../support/own-fixtures';
import { anOrder } from '../../support/ordering';
import { rest } from '../../support/rest';
import { statementsOf } from '../../support/statements';
import { aCustomer, anItem, aShop, graphql } from '../../support/fixtures';

const fixtures = await ownFixtures({}, { role: 'web' });

const UNINDEXED = `select conrelid::regclass || '.' || attname as column from pg_constraint
  join pg_attribute on attrelid = conrelid and attnum = conkey[1]
  where contype = 'f' and connamespace = 'public'::regnamespace
    and not exists (select from pg_index where indrelid = conrelid and indkey[0] = conkey[1] and indpred is null)
  order by 1`;

test('every foreign key column has an index', async () => {
  const { rows } = await fixtures.product.pool.query<{ column: string }>(UNINDEXED);
  expect(rows.map(({ column }) => column)).toEqual([]);
});

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}
const tablesReadWhole = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : []),
  ...(plan.Plans ?? []).flatMap(tablesReadWhole),
];

test('no query between search and hand-over needs a sequential scan', async () => {
  const [shop, customer] = [await aShop(fixtures), await aCustomer(fixtures)];
  const itemId = await anItem(fixtures, shop.id, { priceCents: 650, stock: 9, preparationUnits: 1 });
  const sent = await statementsOf(async () => {
    await graphql(fixtures, customer.token, NearbyShopsDocument, { place: { latitude: 48.8556, longitude: 2.3601 } });
    await graphql(fixtures, customer.token, ShopPageDocument, { shopId: shop.id });
    await graphql(fixtures, customer.token, ShopNowDocument, { shopId: shop.id });
    const { id } = await anOrder(fixtures, customer, shop.id, { itemId });
    await graphql(fixtures, customer.token, OrdersPageDocument);
    await graphql(fixtures, shop.token, BoardPageDocument);
    await rest(fixtures, 'PUT', `/api/orders/${id}/status`, { token: shop.token, body: { status: 'preparing' } });
  });
  const whole: Record<string, string[]> = {};
  const client = await fixtures.product.pool.connect();
  try {
    await client.query('set enable_seqscan = off');
    for (const { text, values } of sent.filter((one) => /^(select|with|insert|update|delete)/i.test(one.text))) {
      const { rows } = await client.query<Record<string, [{ Plan: Plan }]>>(`explain (format json) ${text}`, values);
      const tables = Object.values(rows[0] ?? {}).flatMap(([{ Plan }]) => tablesReadWhole(Plan));
      if (tables.length > 0) whole[text.slice(0, 300)] = tables;
    }
  } finally {
    client.release(true);
  }
  expect(sent.length).toBeGreaterThan(50);
  expect(whole).toEqual({});
});
