import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { HeardOrderDocument } from '../../../graphql/generated/owner/voice';
import { IngredientType } from '../../../server/menus/ingredient.entity';
import { ItemKind } from '../../../server/menus/item.entity';
import { aMenuOwner } from '../../support/menu-owner';
import { ownFixtures } from '../../support/own-fixtures';
import { choosing } from '../../support/options';
import { cancelByShop } from '../../support/order-steps';
import { eventually } from '../../support/ordering';
import { rest } from '../../support/rest';
import { anIngredient, anItem, aShop, graphql, type Somebody } from '../../support/fixtures';

const fixtures = await ownFixtures();
const at = await aMenuOwner(fixtures);
const sizes = [
  { name: '26 cm', priceCents: 900 },
  { name: '33 cm', priceCents: 1200 },
];
for (const item of [
  { name: 'Chausson aux pommes', priceCents: 130 },
  { name: 'Flan pâtissier', priceCents: 310 },
  { name: 'Kebab maison', priceCents: 750, kind: ItemKind.SANDWICH, sot: true, sauceLimit: 1, preparationUnits: 1 },
  { name: 'Margherita', priceCents: 900, kind: ItemKind.PIZZA, sizes },
])
  await anItem(fixtures, at.shop.id, item);
for (const [type, name, priceCents] of [
  [IngredientType.SAUCE, 'Algérienne', 0],
  [IngredientType.SIDE, 'Cheddar', 100],
  [IngredientType.SOT, 'salad', 0],
  [IngredientType.SOT, 'tomato', 0],
] as const)
  await anIngredient(fixtures, at.shop.id, type, name, { priceCents });

const say = (order: unknown, token = at.shop.token) => at.call('POST', 'orders', { order }, token);

const parseOrder = async (text: string, { token }: Somebody = at.shop) =>
  (await graphql(fixtures, token, HeardOrderDocument, { text })).heardOrder;

const PLACE = `mutation ($input: CounterOrderInput!) { placeCounterOrder(input: $input) { __typename
  ... on Order { id token source customerName totalCents feeCents window { startsAt endsAt } lines { name quantity unitCents note choices { groupId name options { name priceCents quantity } } } }
  ... on Refusal { message } } }`;
interface Placed {
  __typename: string;
  id?: string;
  token?: string;
  window?: { startsAt: string; endsAt: string };
}
const place = async (input: object, { token }: Somebody = at.shop) =>
  (await graphql<{ placeCounterOrder: Placed }>(fixtures, token, PLACE, { input })).placeCounterOrder;
const onePiece = (choiceId = '', id: string = randomUUID()) => ({ id, lines: [{ choiceId, quantity: 1 }] });
const aFlan = async () => (await parseOrder('un flan')).lines[0]?.choices[0]?.id;

describe('counter order from a text, in one REST call', () => {
  test('a text becomes a counter order with a token, without payment and without service charge', async () => {
    const { status, body } = await say('deux chaussons et un kebab sans tomate sauce algérienne pour Camille');
    expect(status).toBe(201);
    expect(body['message']).toMatch(
      /^2 × Chausson aux pommes, 1 × Kebab maison\. [A-Z0-9]{6}, \d{1,2}:\d\d (AM|PM) - /,
    );
    expect(body['order']).toMatchObject({
      customerName: 'Camille',
      userId: null,
      totalPrice: 10.1,
      serviceCharge: 0,
      statusKey: 'PREPARING',
      items: [
        { name: 'Chausson aux pommes', quantity: 2 },
        { name: 'Kebab maison', selections: { sotSelections: ['salad'], sauces: ['Algérienne'] } },
      ],
    });
    const { orders } = (await rest(fixtures, 'GET', `/api/orders/restaurant/${at.shop.id}`, { token: at.shop.token }))
      .body;
    expect(orders).toContainEqual(expect.objectContaining({ customerName: 'Camille' }));
  });

  test.each([
    ['trois kouign-amann', 'Pas sur la carte : « trois kouign-amann ».'],
    ['100 chaussons', 'La quantité va de 1 à 99 : « 100 chaussons ».'],
  ])('a text that is no order is refused with a message that quotes its words: %s', async (order, message) => {
    expect(await say(order)).toMatchObject({ status: 400, body: { message } });
  });

  test('a partly understood text is placed as an order, and the message quotes the rest', async () => {
    const { status, body } = await say('deux flans, 100 chaussons et un zorglub');
    expect(status).toBe(201);
    expect(body['message']).toMatch(
      /^2 × Flan pâtissier\. [A-Z0-9]{6}, .+[AP]M\. Pas sur la carte : « un zorglub »\. La quantité va de 1 à 99 : « 100 chaussons »\.$/,
    );
    // Nobody was named.
    const items = [{ name: 'Flan pâtissier', quantity: 2 }];
    expect(body['order']).toMatchObject({ customerName: 'Comptoir', items });
  });

  test('a text that is too long, empty, no text or has control characters is refused, and one of another shop’s menu', async () => {
    for (const order of ['un flan '.repeat(70), '', 12, 'un flan\u001b[2J'])
      expect((await say(order)).status, String(order)).toBe(400);
    expect((await say('un flan', at.rival.token)).status).toBe(400);
  });
});

describe('counter order over GraphQL, parsed first and then placed', () => {
  test('a parsed counter order shows prices, and placing it costs the same without a fee', async () => {
    const { lines } = await parseOrder('un kebab supplément cheddar sans tomate bien cuit et une margherita 33 cm');
    const [kebab, pizza] = lines.map(({ choices }) => choices[0]);
    expect(kebab).toMatchObject({ name: 'Kebab maison', unitCents: 850 });
    expect(kebab?.options.map(({ label }) => label)).toEqual(['Salade', 'Cheddar', 'bien cuit']);
    expect(pizza).toMatchObject({ name: 'Margherita 33 cm', unitCents: 1200 });

    const input = {
      id: randomUUID(),
      lines: [kebab, pizza].map((choice) => ({
        choiceId: choice?.id,
        quantity: 1,
        optionIds: choice?.options.map(({ id }) => id),
      })),
    };
    expect(await place(input)).toMatchObject({
      source: 'COUNTER',
      totalCents: 2050,
      feeCents: 0,
      lines: [
        {
          name: 'Kebab maison',
          unitCents: 850,
          note: 'bien cuit',
          choices: choosing({ sot: 'salad', supplements: { name: 'Cheddar', priceCents: 100 } }),
        },
        { name: 'Margherita', unitCents: 1200, choices: choosing({ size: { name: '33 cm', priceCents: 300 } }) },
      ],
    });
  });

  test('a pizza without a size is parsed as unsure, with all its sizes as choices', async () => {
    const [line] = (await parseOrder('une margherita')).lines;
    expect(line?.unsure).toBe(true);
    expect(line?.choices.map(({ name }) => name)).toEqual(['Margherita 26 cm', 'Margherita 33 cm']);
  });

  test('a counter order with the same id, sent again or concurrently, is placed once', async () => {
    const input = onePiece(await aFlan());
    const [first, second] = await Promise.all([place(input), place(input)]);
    const third = await place(input);
    expect(new Set([first, second, third].map(({ token }) => token)).size).toBe(1);
  });

  test('a counter order with another shop’s item is NOT_FOUND and with another shop’s order id CONFLICT', async () => {
    const foreign = await anItem(fixtures, at.rival.id, { name: 'Tarte' });
    await expect(place(onePiece(foreign))).rejects.toThrow('"code":"NOT_FOUND"');
    const { id } = onePiece();
    await place(onePiece(await aFlan(), id));
    await expect(place(onePiece(foreign, id), at.rival)).rejects.toThrow('"code":"CONFLICT"');
  });
});

describe('capacity and stock of counter orders', () => {
  test('twenty concurrent counter orders for now, one cancelled later, leave the online windows unchanged', async () => {
    const shop = await aShop(fixtures, { capacityUnits: 2, slotMinutes: 60, preparationMinutes: 0 });
    const item = await anItem(fixtures, shop.id, { name: 'Kebab', preparationUnits: 2 });
    const windows = async () => (await rest(fixtures, 'GET', `/api/pickup/next-pickup-window/${shop.id}`)).body;
    const before = await windows();
    const order = () => place(onePiece(item), shop);
    const answers = await Promise.all(Array.from({ length: 20 }, order));
    const [minute = 0] = answers.map(({ window }) => Date.parse(window?.startsAt ?? ''));
    expect(Math.abs(minute - fixtures.product.clock.now().getTime())).toBeLessThan(120_000);
    expect(answers.map(({ window }) => Date.parse(window?.endsAt ?? '') - Date.parse(window?.startsAt ?? ''))).toEqual(
      answers.map(() => 60_000),
    );
    const { id = '' } = answers[0] ?? {};
    await cancelByShop(fixtures, shop, id);
    for (const over of [
      "update orders set status_at = status_at - interval '31 seconds' where id = $1",
      "update cancellation set at = at - interval '31 seconds' where order_id = $1",
    ])
      await fixtures.sql(over, id);
    const settled = 'select 1 from cancellation where order_id = $1 and settled_at is not null';
    await eventually('it can no longer be taken back', async () => (await fixtures.sql(settled, id)).length > 0);
    expect(await windows()).toEqual(before);
  });

  test('a counter order is accepted when no online window is left because the shop is paused', async () => {
    const shop = await aShop(fixtures, { pausedUntil: new Date('2026-11-25T10:00:00Z') });
    const item = await anItem(fixtures, shop.id, { name: 'Flan' });
    expect((await rest(fixtures, 'GET', `/api/pickup/next-pickup-window/${shop.id}`)).body).toEqual({
      pickupWindows: [],
    });
    expect(await place(onePiece(item), shop)).toMatchObject({ __typename: 'Order' });
  });

  test('concurrent counter orders sell the last pieces once', async () => {
    const item = await anItem(fixtures, at.shop.id, { name: 'Paris-brest', stock: 2 });
    const order = () => place(onePiece(item));
    const answers = await Promise.all(Array.from({ length: 5 }, order));
    expect(answers.filter(({ __typename }) => __typename === 'Order')).toHaveLength(2);
    expect(answers).toContainEqual({ __typename: 'SoldOut', message: 'Paris-brest : épuisé.' });
  });
});

test('counter orders over REST with the same idempotency key create one order', async () => {
  const key = randomUUID();
  const saidAs = (id: string) =>
    fetch(`${fixtures.base}/api/orders`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${at.shop.token}`,
        'idempotency-key': id,
      },
      body: '{"order":"un flan pâtissier"}',
    });
  const answers = await Promise.all([1, 2, 3].map(() => saidAs(key)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  const orders = await Promise.all(answers.map((answer) => answer.json() as Promise<{ order: { _id: string } }>));
  expect(orders.map(({ order }) => order._id)).toEqual([key, key, key]);
  expect((await saidAs('nonsense')).status).toBe(400);
});
