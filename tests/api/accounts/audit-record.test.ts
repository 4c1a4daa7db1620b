import { describe, expect } from 'vitest';
import { ChangePasswordDocument } from '../../../graphql/generated/customer/account';
import { CategoryPageDocument } from '../../../graphql/generated/owner/category';
import { ChangeItemDocument } from '../../../graphql/generated/owner/menu';
import { aCustomer, anItem, aShop, graphql, type Somebody } from '../../support/world';
import { test, world } from '../../support/world-test';

let shop: Somebody;
let customer: Somebody;
let item: string;
test.beforeAll(async () => {
  [shop, customer] = [await aShop(world), await aCustomer(world)];
  item = await anItem(world, shop.id);
});

function send(path: string, method: string, sent: object, token?: string) {
  return fetch(`${world.base}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(sent),
  }).then((response) => response.json());
}

describe('audit log of owners’ changes', () => {
  const lines = async () =>
    (
      await world.product.pool.query<Record<string, unknown>>(
        'select account_id, what, named, done from audit_line order by at, id',
      )
    ).rows;

  test('the audit log records account, operation and input of GraphQL and REST changes, but no refused calls or reads', async () => {
    await world.product.pool.query('delete from audit_line');
    await graphql(world, shop.token, ChangeItemDocument, { input: { itemId: item, priceCents: 450 } });
    const put = { ownerId: shop.id, itemId: item, updates: { price: 5 } };
    await send('/api/customitems/update-item', 'PUT', put, shop.token);
    await send('/api/customitems/update-item', 'PUT', put, customer.token);
    await send('/api/customitems/update-item', 'PUT', put);
    await graphql(world, shop.token, CategoryPageDocument);
    const input = { currentPassword: 'no', newPassword: 'Levain!2027' };
    await graphql(world, customer.token, ChangePasswordDocument, { input });
    expect(await lines()).toEqual([
      {
        account_id: shop.id,
        what: 'Mutation.changeItem',
        named: { input: { itemId: item, priceCents: 450 } },
        done: true,
      },
      {
        account_id: shop.id,
        what: 'PUT /api/customitems/update-item',
        named: { ownerId: shop.id, itemId: item, updates: { price: 5 } },
        done: true,
      },
    ]);
  });

  test('the audit line is written before the change: no change without it, and an unfinished change stays marked undone', async () => {
    const { pool } = world.product;
    const price = async () =>
      (await pool.query<{ cents: number }>('select price_cents as cents from item where id = $1', [item])).rows[0]
        ?.cents;
    const change = (priceCents: number) =>
      send(
        '/graphql',
        'POST',
        {
          query: 'mutation ($i: ChangeItemInput!) { changeItem(input: $i) { id } }',
          variables: { i: { itemId: item, priceCents } },
        },
        shop.token,
      );
    const before = await price();
    await pool.query('delete from audit_line');
    await pool.query(
      `create function refuse() returns trigger as 'begin raise exception ''full disk'' using errcode = ''disk_full''; end' language plpgsql`,
    );
    const refuse = (what: string) =>
      pool.query(
        `create or replace trigger refuse before ${what} on audit_line for each row execute function refuse()`,
      );
    try {
      await refuse('insert');
      expect(await change(701)).toMatchObject({ errors: [{}] });
      expect(await price()).toBe(before);
      await refuse('update');
      expect(await change(702)).toMatchObject({ errors: [{}] });
      expect(await price()).toBe(702);
      expect(await lines()).toMatchObject([{ named: { input: { priceCents: 702 } }, done: false }]);
    } finally {
      await pool.query('drop function refuse cascade');
    }
  });
});
