import { afterEach, expect, test } from 'vitest';
import { formerDatabase, type Row, type Rows } from '../../support/former-database';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A database as the version before left it, with these rows. */
async function left(rows: Rows) {
  const { close, ...database } = await formerDatabase('m20261128-option-groups', rows);
  closing.push(close);
  return database;
}

const id = (number: number) => `01938f00-0000-7000-8000-${String(number).padStart(12, '0')}`;
const orderLine = (number: number, quantity: number, unit_cents: number): Row => ({
  ...{ id: id(number), order_id: id(94), item_id: id(91), kind: 'SIMPLE', name: 'Croissant', description: '' },
  ...{ category: 'Viennoiseries', picture: null, quantity, unit_cents, vat_rate: 55, allergens: [], choices: [] },
  ...{ allergens_declared: true, english: null, note: '', position: number },
});
const refundLine = (refund: number, line: number, quantity: number) => ({
  ...{ refund_id: id(refund), line_id: id(line), quantity },
});
const ROWS = {
  order_line: [orderLine(1, 3, 120), orderLine(2, 1, 0), orderLine(3, 99, 99_999)],
  refund_line: [refundLine(51, 1, 1), refundLine(52, 1, 2), refundLine(51, 2, 1), refundLine(53, 3, 99)],
  cart: [{ id: id(61), customer_id: id(92), shop_id: id(93), revision: 4, touched_at: '2026-11-24T10:00:00+00:00' }],
  checkout: [
    {
      ...{ id: id(71), customer_id: id(92), shop_id: id(93), lines: [], lines_cents: 360, fee_cents: 29, units: 1 },
      ...{ total_cents: 389, state: 'RELEASED', hold_until: '2026-11-24T11:15:00+00:00' },
      created_at: '2026-11-24T11:00:00+00:00',
    },
  ],
};

test('the migration to meal deals keeps every row and writes what refunded pieces had cost', async () => {
  const { orm, client } = await left(ROWS);
  const read = async (table: string, order = 'id') =>
    (await client.query<{ row: Row }>(`select to_jsonb(one) as row from ${table} one order by ${order}`)).rows.map(
      ({ row }) => row,
    );
  const tables = async () => ({
    lines: await read('order_line'),
    refunds: await read('refund_line', 'line_id, refund_id'),
    carts: await read('cart'),
    checkouts: await read('checkout'),
  });
  const before = await tables();
  await orm.migrator.up();
  const after = await tables();
  const plus = (rows: Row[], more: Row) => rows.map((row) => ({ ...row, ...more }));
  expect(after).toEqual({
    lines: plus(before.lines, { reduction_cents: 0 }),
    refunds: before.refunds.map((row, at) => ({ ...row, cents: [120, 240, 0, 99 * 99_999][at] })),
    carts: plus(before.carts, { declined_meal_deal_ids: [] }),
    checkouts: plus(before.checkouts, { meal_deals: [] }),
  });
  expect(after.lines.map((row) => row['line_cents'])).toEqual([360, 0, 99 * 99_999]);
});

test('after the migration a line costs its pieces less the reduction, which is never more than they cost', async () => {
  const { orm, client } = await left(ROWS);
  await orm.migrator.up();
  const reduce = (cents: number) =>
    client.query<{ line_cents: number }>(
      'update order_line set reduction_cents = $2 where id = $1 returning line_cents',
      [...[id(1), cents]],
    );
  expect((await reduce(360)).rows).toEqual([{ line_cents: 0 }]);
  expect((await reduce(7)).rows).toEqual([{ line_cents: 353 }]);
  for (const cents of [-1, 361]) await expect(reduce(cents)).rejects.toThrow('order_line_numbers');
  const unsaid = `insert into refund_line (refund_id, line_id, quantity) values ('${id(54)}', '${id(1)}', 1)`;
  await expect(client.query(unsaid)).rejects.toThrow('cents');
  expect(await orm.schema.getUpdateSchemaSQL({ wrap: false })).toBe('');
});
