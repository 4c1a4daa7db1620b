import { afterEach, describe, expect, test } from 'vitest';
import type { Orm } from '../../../server/database/orm';
import { formerDatabase, type Row, type Rows } from '../../support/former-database';
import { choosing, selecting } from '../../support/options';

const BEFORE = 'm20261127-initial';
const THIS = 'm20261128-option-groups';
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const TABLES = ['cart_line', 'favourite', 'order_line', 'checkout'];

/** A database as the version before left it, with these rows. */
async function left(rows: Rows): Promise<{ orm: Orm; read: () => Promise<Rows> }> {
  const { orm, client, close } = await formerDatabase(BEFORE, rows);
  closing.push(close);
  const read = async () => {
    const found: Record<string, Row[]> = {};
    for (const table of TABLES) {
      const { rows: those } = await client.query<{ row: Row }>(
        `select to_jsonb(one) as row from ${table} one order by id`,
      );
      found[table] = those.map(({ row }) => row);
    }
    return found;
  };
  return { orm, read };
}

const id = (number: number) => `01938f00-0000-7000-8000-${String(number).padStart(12, '0')}`;
const NOTHING = { meats: [], sauces: [], sot: [], supplements: [], fries: null, drink: null, size: null, toppings: [] };
const cheddar = { name: 'Cheddar', priceCents: 100 };
const olives = { name: 'Olives', priceCents: 80 };

const cartLine = (number: number, selections: Row) => ({
  ...{
    id: id(number),
    cart_id: id(90),
    item_id: id(91),
    quantity: 2,
    note: 'Bien cuit',
    seen_unit_cents: 850,
    position: number,
  },
  selections: { ...NOTHING, ...selections },
});
const favourite = (number: number, selections: Row | null) => ({
  ...{ id: id(number), account_id: id(92), shop_id: id(93), note: '', created_at: '2026-11-20T10:00:00+00:00' },
  item_id: selections && id(91),
  selections: selections && { ...NOTHING, ...selections },
});
const orderLine = (number: number, choices: Row, english: Row | null = null) => ({
  ...{ id: id(number), order_id: id(94), item_id: id(91), kind: 'SANDWICH', name: 'Kebab', description: '' },
  ...{ category: 'Sandwichs', picture: null, quantity: 1, unit_cents: 900, vat_rate: 100, allergens: ['MILK'] },
  ...{ allergens_declared: true, note: '', position: number },
  choices: { ...NOTHING, ...choices },
  english,
});
const pricedLine = (cartLineId: string, more: Row) => ({
  ...{ cartLineId, itemId: id(91), kind: 'SANDWICH', name: 'Kebab', description: '', category: 'Sandwichs' },
  ...{ picture: null, quantity: 1, unitCents: 900, vatRate: 100, preparationUnits: 1, allergens: [], note: '' },
  allergensDeclared: false,
  ...more,
});
const checkout = (number: number, lines: readonly Row[]) => ({
  ...{
    id: id(number),
    customer_id: id(92),
    shop_id: id(93),
    lines_cents: 900,
    fee_cents: 29,
    total_cents: 929,
    units: 1,
  },
  ...{ state: 'RELEASED', hold_until: '2026-11-24T11:15:00+00:00', created_at: '2026-11-24T11:00:00+00:00' },
  lines,
});

const KEBAB = {
  ...{ meats: [id(1), id(2)], sauces: [id(4), id(3)], sot: ['salad', 'onion'], supplements: [id(6), id(5)] },
  ...{ fries: id(7), drink: id(8) },
};
const PIZZA = { size: 'Grande', toppings: [id(9), id(10)], sauces: [id(3)] };
const KEBAB_WORDS = {
  ...{ meats: ['Poulet', 'Agneau'], sauces: ['Harissa'], sot: ['salad'], supplements: [cheddar, olives] },
  ...{ fries: 'Frites', drink: 'Coca' },
};
const PIZZA_WORDS = { size: 'Grande', toppings: [olives, cheddar], sauces: ['Piquante'] };
const { drink: _drink, ...WITHOUT_DRINK } = KEBAB_WORDS;
const ENGLISH_WORDS = { ...NOTHING, ...WITHOUT_DRINK, meats: ['Chicken', 'Lamb'] };

/** The groups in the order in which an item offers them. */
const inOrder = <T extends Row>({ size, toppings, meats, sauces, sot, fries, drink, supplements }: T) =>
  ({ size, toppings, meats, sauces, sot, fries, drink, supplements }) as unknown as Parameters<typeof selecting>[0];
const selected = (of: Row) => selecting(inOrder({ ...NOTHING, ...of }));
const chosen = (of: Row) => choosing(inOrder({ ...NOTHING, ...of }));

describe('the migration to option groups', () => {
  test('rewrites what carts, favourites, orders and checkouts hold as lists of groups, and nothing else', async () => {
    const { orm, read } = await left({
      cart_line: [cartLine(11, KEBAB), cartLine(12, PIZZA), cartLine(13, {})],
      favourite: [favourite(21, KEBAB), favourite(22, {}), favourite(23, null)],
      order_line: [
        orderLine(31, KEBAB_WORDS, { name: 'Kebab', description: 'Of chicken', choices: ENGLISH_WORDS }),
        orderLine(32, PIZZA_WORDS),
        orderLine(33, {}, { name: 'Bun', description: '', choices: NOTHING }),
      ],
      checkout: [
        checkout(41, [
          pricedLine('c-2', { choices: { ...NOTHING, ...PIZZA_WORDS } }),
          pricedLine('c-1', {
            choices: { ...NOTHING, ...KEBAB_WORDS },
            english: { name: 'Kebab', description: '', choices: ENGLISH_WORDS },
          }),
        ]),
        checkout(42, []),
      ],
    });
    const before = await read();
    await orm.migrator.up({ to: THIS });
    const withPart = (table: string, column: string, values: readonly unknown[]) =>
      (before[table] ?? []).map((row, at) => ({ ...row, [column]: values[at] }));
    expect(await read()).toEqual({
      cart_line: withPart('cart_line', 'selections', [selected(KEBAB), selected(PIZZA), []]),
      favourite: withPart('favourite', 'selections', [selected(KEBAB), [], null]),
      order_line: withPart('order_line', 'choices', [chosen(KEBAB_WORDS), chosen(PIZZA_WORDS), []]).map((row, at) => ({
        ...row,
        english: [
          { name: 'Kebab', description: 'Of chicken', choices: chosen(ENGLISH_WORDS) },
          null,
          { name: 'Bun', description: '', choices: [] },
        ][at],
      })),
      checkout: withPart('checkout', 'lines', [
        [
          pricedLine('c-2', { choices: chosen(PIZZA_WORDS) }),
          pricedLine('c-1', {
            choices: chosen(KEBAB_WORDS),
            english: { name: 'Kebab', description: '', choices: chosen(ENGLISH_WORDS) },
          }),
        ],
        [],
      ]),
    });
  });

  test('brings an empty database of the version before to the schema that the entities describe', async () => {
    const { orm, read } = await left({});
    await orm.migrator.up();
    expect(await read()).toEqual({ cart_line: [], favourite: [], order_line: [], checkout: [] });
    expect(await orm.schema.getUpdateSchemaSQL({ wrap: false })).toBe('');
    expect(await orm.migrator.getPending()).toEqual([]);
  });
});
