import { expect, test } from 'vitest';
import { MarkOrdersSeenDocument } from '../../../graphql/generated/owner/board';
import { createServices } from '../../../server/platform/context';
import { advance, cancelByShop, undoStep } from '../../support/order-steps';
import { addToCart, anOrder, cartOf, setQuantity } from '../../support/ordering';
import { aCustomer, anItem, aShop, graphql } from '../../support/fixtures';
import { ownFixtures } from '../../support/own-fixtures';

// Nothing that comes round by the clock takes the one failure for itself.
const fixtures = await ownFixtures({}, { role: 'web' });

const sql = (text: string) => fixtures.product.pool.query(text);

/** As if PostgreSQL ended the first change of a table because it was deadlocked with another. */
async function deadlockedOnce(table: string, work: () => Promise<unknown>) {
  await sql(`create sequence tries`);
  await sql(
    `create function deadlocked() returns trigger as $$ begin
       if nextval('tries') = 1 then raise exception 'deadlock detected' using errcode = '40P01'; end if;
       return coalesce(new, old); end $$ language plpgsql`,
  );
  await sql(
    `create trigger deadlocked before insert or update or delete on ${table} for each row execute function deadlocked()`,
  );
  try {
    await work();
    const rows = await fixtures.sql<{ tries: string }>('select last_value as tries from tries');
    expect(Number(rows[0]?.tries)).toBeGreaterThan(1);
  } finally {
    await sql('drop function deadlocked cascade');
    await sql('drop sequence tries');
  }
}

test('adding to a cart and emptying it are retried after a PostgreSQL deadlock', async () => {
  const [shop, customer] = [await aShop(fixtures), await aCustomer(fixtures)];
  const itemId = await anItem(fixtures, shop.id);
  await deadlockedOnce('cart_line', async () => {
    expect(await addToCart(fixtures, customer, { itemId })).toMatchObject({ __typename: 'Cart' });
  });
  const { lines } = await cartOf(fixtures, customer, shop.id);
  expect(lines).toHaveLength(1);
  await deadlockedOnce('cart_line', () => setQuantity(fixtures, customer, lines[0]?.id ?? '', 0));
  expect((await cartOf(fixtures, customer, shop.id)).lines).toEqual([]);
});

test('« Vu », a step, its undo and a cancellation are retried after a PostgreSQL deadlock', async () => {
  const [shop, customer] = [await aShop(fixtures), await aCustomer(fixtures)];
  const itemId = await anItem(fixtures, shop.id, { priceCents: 650 });
  const { id } = await anOrder(fixtures, customer, shop.id, { itemId });
  const answered = async (step: Promise<object>, status: string) =>
    expect(await step).toMatchObject({ __typename: 'Order', status });
  await deadlockedOnce('orders', () => graphql(fixtures, shop.token, MarkOrdersSeenDocument, { orderIds: [id] }));
  await deadlockedOnce('orders', () => answered(advance(fixtures, shop, id), 'READY'));
  await deadlockedOnce('orders', () => answered(undoStep(fixtures, shop, id), 'PREPARING'));
  await deadlockedOnce('orders', () => answered(cancelByShop(fixtures, shop, id), 'CANCELLED'));
});

test('the daily reset of stock is retried after a PostgreSQL deadlock', async () => {
  const shop = await aShop(fixtures);
  const itemId = await anItem(fixtures, shop.id, { stock: 4 });
  const yesterday = { stock_day: "'2026-11-23'", sold_out_until: "'2026-11-24T03:00:00Z'" };
  const asYesterday = () =>
    sql(
      `update item set stock_day = ${yesterday.stock_day}, sold_out_until = ${yesterday.sold_out_until} where id = '${itemId}'`,
    );
  await asYesterday();
  const beginDay = () => createServices(fixtures.product.parts).stocks.beginDay();
  await deadlockedOnce('item', beginDay);
  await sql(`update item set stock_day = ${yesterday.stock_day} where id = '${itemId}'`);
  await deadlockedOnce('item', beginDay);
  const { rows } = await sql(`select stock_day::text, sold_out_until from item where id = '${itemId}'`);
  expect(rows).toEqual([{ stock_day: '2026-11-24', sold_out_until: null }]);
});
