import { describe, expect, test } from 'vitest';
import { ChangePasswordDocument } from '../../../graphql/generated/customer/account';
import { CategoryPageDocument } from '../../../graphql/generated/owner/category';
import { saveItem } from '../../support/menu-owner';
import { ownFixtures } from '../../support/own-fixtures';
import { rest } from '../../support/rest';
import { aCustomer, anItem, aShop, graphql } from '../../support/fixtures';

const fixtures = await ownFixtures();
const [shop, customer] = [await aShop(fixtures), await aCustomer(fixtures)];
const item = await anItem(fixtures, shop.id);

const send = (method: string, path: string, body: object, token?: string) =>
  rest(fixtures, method, path, { token, body });

describe('audit log of owners’ changes', () => {
  const lines = async () => await fixtures.sql('select account_id, what, named, done from audit_line order by at, id');

  test('the audit log records account, operation and input of GraphQL and REST changes, but no refused calls or reads', async () => {
    await fixtures.sql('delete from audit_line');
    const change = { itemId: item, priceCents: 450 };
    await saveItem(fixtures, shop, change);
    const put = { ownerId: shop.id, itemId: item, updates: { price: 5 } };
    await send('PUT', '/api/customitems/update-item', put, shop.token);
    await send('PUT', '/api/customitems/update-item', put, customer.token);
    await send('PUT', '/api/customitems/update-item', put);
    await graphql(fixtures, shop.token, CategoryPageDocument);
    const input = { currentPassword: 'no', newPassword: 'Levain!2027' };
    await graphql(fixtures, customer.token, ChangePasswordDocument, { input });
    expect(await lines()).toEqual([
      { account_id: shop.id, what: 'Mutation.saveItem', named: { input: change }, done: true },
      { account_id: shop.id, what: 'PUT /api/customitems/update-item', named: put, done: true },
    ]);
  });

  test('the audit line is written before the change: no change without it, and an unfinished change stays marked undone', async () => {
    const price = async () =>
      (await fixtures.sql<{ cents: number }>('select price_cents as cents from item where id = $1', item))[0]?.cents;
    const query = 'mutation ($input: SaveItemInput!) { saveItem(input: $input) { __typename } }';
    const change = async (priceCents: number) => {
      const variables = { input: { itemId: item, priceCents } };
      return (await send('POST', '/graphql', { query, variables }, shop.token)).body;
    };
    const before = await price();
    await fixtures.sql('delete from audit_line');
    await fixtures.sql(
      `create function refuse() returns trigger as 'begin raise exception ''full disk'' using errcode = ''disk_full''; end' language plpgsql`,
    );
    const refuse = (what: string) =>
      fixtures.sql(
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
      await fixtures.sql('drop function refuse cascade');
    }
  });
});
