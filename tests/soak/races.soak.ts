import { storedSecrets } from '../../server/secrets';
import { DAY } from '../../server/shops/hours/wall-clock';
import { cancelMine } from '../support/order-steps';
import { payByCard, placeOrder, startCheckout, windowsOf } from '../support/ordering';
import { deliverSigned, providerEvent } from '../support/payment-webhook';
import { anItem, type Somebody } from '../support/fixtures';
import { retriedWhenBusy, must, withRaceSetup, type RaceSetup, tally } from './race-setup';
import type { Soak } from './soak';

const TRIALS = Number(process.env['TRIALS'] ?? 200);
/** Part of a race’s name, to run that one alone. */
const WANTED = process.env['RACE'] ?? '';

/** `crowd` customers at once for a window with room for `capacity`: exactly so many holds, the others told it is full. */
async function windows(setup: RaceSetup, crowd: number, capacity: number): Promise<number> {
  for (let trial = 0; trial < TRIALS; trial++) {
    const shop = await setup.shop(capacity);
    const itemId = await anItem(setup.fixtures, shop.id, { preparationUnits: 1, priceCents: 650 });
    const customers = setup.crowd(crowd);
    const totalCents = await setup.fill(customers, shop.id, [{ itemId, quantity: 1 }]);
    const seen = tally(await setup.startAll(customers, shop, totalCents));
    must(seen['Checkout'] === capacity && seen['WindowFull'] === crowd - capacity, `window ${crowd}/${capacity}`, seen);
    const [window] = await setup.rows<{ booked_units: number }>(
      'select booked_units from booked_window where shop_id = $1',
      [shop.id],
    );
    must(window?.booked_units === capacity, 'units of the window', window);
    await setup.clear(shop.id);
  }
  return TRIALS;
}

/**
 * Five places, all taken: one paid, two held that run out, two held that move to another window. Meanwhile forty-five
 * others want them; whoever was refused asks once more when all is said, and then none is left and none was given twice.
 */
async function refunded(setup: RaceSetup): Promise<number> {
  for (let trial = 0; trial < TRIALS; trial++) {
    const shop = await setup.shop(5);
    const itemId = await anItem(setup.fixtures, shop.id, { preparationUnits: 1, priceCents: 650 });
    const customers = setup.crowd(50);
    const totalCents = await setup.fill(customers, shop.id, [{ itemId, quantity: 1 }]);
    const [first, late, later, moving, leaving, ...others] = customers as [
      Somebody,
      Somebody,
      Somebody,
      Somebody,
      Somebody,
      ...Somebody[],
    ];
    const [here, there] = setup.bases.map((base) => ({ base })) as [{ base: string }, { base: string }];
    const windows = await windowsOf(here, shop.id, shop.token);
    const sooner = windows.at(-2) ?? '';
    await setup.startAll([late, later, moving, leaving], shop, totalCents);
    const input = { shopId: shop.id, windowStartsAt: shop.window, totalCents };
    const move = (server: { base: string }, who: Somebody, windowStartsAt: string) =>
      retriedWhenBusy(setup, () => startCheckout(server, who, { ...input, windowStartsAt }));
    const { clientSecret } = await move(here, first, shop.window);
    must((await payByCard(here, clientSecret)) === 'succeeded', 'the card', first);
    const { id } = await placeOrder(here, first, shop.id);

    const cancelled = retriedWhenBusy(setup, () => cancelMine(there, first, id ?? ''));
    const [wanted] = await Promise.all([
      setup.startAll(others, shop, totalCents),
      setup.endHolds(shop.id, [late.id, later.id]),
      move(here, moving, sooner),
      move(there, leaving, sooner),
      cancelled,
    ]);
    const refused = others.filter((_, index) => wanted[index] !== 'Checkout');
    const again = await setup.startAll(refused, shop, totalCents);
    const seen = tally([...wanted.filter((word) => word === 'Checkout'), ...again]);
    must(seen['Checkout'] === 5 && seen['WindowFull'] === 40, 'five places given back', seen);
    const booked = await setup.rows('select booked_units from booked_window where shop_id = $1 order by starts_at', [
      shop.id,
    ]);
    must(JSON.stringify(booked) === '[{"booked_units":2},{"booked_units":5}]', 'units of both windows', booked);
    await setup.clear(shop.id);
  }
  return TRIALS;
}

/** Fifty carts of three lines, two of them of the one item of which there are ten pieces. */
async function stock(setup: RaceSetup): Promise<number> {
  for (let trial = 0; trial < TRIALS; trial++) {
    const shop = await setup.shop(500);
    const scarce = await anItem(setup.fixtures, shop.id, { stock: 10, priceCents: 300 });
    const other = await anItem(setup.fixtures, shop.id, { stock: 1000, priceCents: 100 });
    const customers = setup.crowd(50);
    const lines = [
      { itemId: scarce, quantity: 1 },
      { itemId: other, quantity: 1 },
      { itemId: scarce, quantity: 1, note: 'bien cuit' },
    ];
    const totalCents = await setup.fill(customers, shop.id, lines);
    const seen = tally(await setup.startAll(customers, shop, totalCents));
    must(seen['Checkout'] === 5 && seen['SoldOut'] === 45, 'ten pieces, two a cart', seen);
    const left = await setup.rows('select stock from item where shop_id = $1 order by stock', [shop.id]);
    must(JSON.stringify(left) === '[{"stock":0},{"stock":995}]', 'stock left', left);
    await setup.clear(shop.id);
  }
  return TRIALS;
}

/** Fifty customers for the ten pieces there are of a day to come, which all come back when nobody pays. */
async function ahead(setup: RaceSetup): Promise<number> {
  for (let trial = 0; trial < TRIALS; trial++) {
    const shop = await setup.shop(500);
    await setup.rows('update shop set days_ahead = 7 where id = $1', [shop.id]);
    const itemId = await anItem(setup.fixtures, shop.id, { priceCents: 300, orderRules: { dayCapacity: 10 } });
    const customers = setup.crowd(50);
    const totalCents = await setup.fill(customers, shop.id, [{ itemId, quantity: 1 }]);
    const window = new Date(Date.parse(shop.window) + 3 * DAY).toISOString();
    const seen = tally(await setup.startAll(customers, { id: shop.id, window }, totalCents));
    must(seen['Checkout'] === 10 && seen['SoldOut'] === 40, 'ten pieces of a day to come', seen);
    await setup.clear(shop.id);
    const taken = await setup.rows('select taken from item_ahead where item_id = $1', [itemId]);
    must(JSON.stringify(taken) === '[{"taken":0}]', 'pieces given back', taken);
  }
  return TRIALS;
}

/** Forty carts at once over the same six items, each in an order of its own: nobody is refused, nothing breaks. */
async function sixItems(setup: RaceSetup): Promise<number> {
  const rounds = Math.ceil(TRIALS / 20);
  for (let round = 0; round < rounds; round++) {
    const shop = await setup.shop(999);
    const lines: { itemId: string; quantity: number }[] = [];
    for (let index = 0; index < 6; index++)
      lines.push({ itemId: await anItem(setup.fixtures, shop.id, { stock: 500, priceCents: 100 }), quantity: 1 });
    const customers = setup.crowd(40);
    const totalCents = await setup.fill(customers, shop.id, lines);
    const seen = tally(await setup.startAll(customers, shop, totalCents));
    must(seen['Checkout'] === 40, 'carts over six items', seen);
    await setup.clear(shop.id);
  }
  return rounds * 40;
}

/** One payment, twenty times « place my order » and five times the provider's news, over both servers: one order. */
async function onePayment(setup: RaceSetup): Promise<number> {
  const shop = await setup.shop(999);
  const itemId = await anItem(setup.fixtures, shop.id, { preparationUnits: 0, priceCents: 650 });
  const { dataDir, product } = setup.fixtures;
  const { sandboxWebhookSecret: secret } = storedSecrets(dataDir);
  for (let trial = 0; trial < TRIALS; trial++) {
    const customer = setup.crowd((trial % 100) + 1).at(-1);
    if (!customer) continue;
    const [here, there] = setup.bases.map((base) => ({ base })) as [{ base: string }, { base: string }];
    const totalCents = await setup.fill([customer], shop.id, [{ itemId, quantity: 1 }]);
    const checkout = await startCheckout(here, customer, { shopId: shop.id, windowStartsAt: shop.window, totalCents });
    must((await payByCard(here, checkout.clientSecret)) === 'succeeded', 'the card', checkout);
    const [intent] = await setup.rows<{ data: object }>('select data from payment_sandbox.objects where id = $1', [
      checkout.intentId,
    ]);
    const news = Array.from({ length: 5 }, (_, index) => {
      const at = product.clock.now();
      const id = `evt_race_${checkout.intentId}_${index % 2}`;
      const event = providerEvent(id, 'payment_intent.succeeded', intent?.data ?? {}, at);
      return deliverSigned(setup.bases[index % 2] ?? '', event, secret, at);
    });
    const placed = Array.from({ length: 20 }, (_, index) =>
      retriedWhenBusy(setup, () => placeOrder(index % 2 ? there : here, customer, shop.id)),
    );
    const ids = new Set((await Promise.all(placed)).map(({ id }) => id));
    const statuses = tally((await Promise.all(news)).map(String));
    must(ids.size === 1 && !ids.has(undefined) && statuses['200'] === 5, 'one order of one payment', [
      [...ids],
      statuses,
    ]);
    if (trial % 20 === 19) await setup.clear(shop.id);
  }
  return TRIALS;
}

/** A hundred paid orders of one shop at once: as many tokens. */
async function tokens(setup: RaceSetup): Promise<number> {
  const trials = Math.ceil(TRIALS / 4);
  const seen = new Set<string>();
  for (let trial = 0; trial < trials; trial++) {
    const shop = await setup.shop(999);
    const itemId = await anItem(setup.fixtures, shop.id, { preparationUnits: 0, priceCents: 650 });
    const customers = setup.crowd(100);
    const totalCents = await setup.fill(customers, shop.id, [{ itemId, quantity: 1 }]);
    const placed = await Promise.all(
      customers.map(async (customer, index) => {
        const server = { base: setup.bases[index % 2] ?? '' };
        const input = { shopId: shop.id, windowStartsAt: shop.window, totalCents };
        const started = await retriedWhenBusy(setup, () => startCheckout(server, customer, input));
        must(started.__typename === 'Checkout', 'a checkout each', started);
        const paid = await retriedWhenBusy(setup, () => payByCard(server, started.clientSecret));
        must(paid === 'succeeded', 'the card', paid);
        return retriedWhenBusy(setup, () => placeOrder(server, customer, shop.id));
      }),
    );
    for (const { token } of placed) if (token !== undefined) seen.add(token);
    must(seen.size === (trial + 1) * 100, 'a token each', {
      trial,
      without: placed.filter(({ token }) => token === undefined),
    });
    await setup.clear(shop.id);
  }
  return seen.size;
}

const RACES: Readonly<Record<string, (setup: RaceSetup) => Promise<number>>> = {
  'window, 2 for 1': (setup) => windows(setup, 2, 1),
  'window, 50 for 5': (setup) => windows(setup, 50, 5),
  'places given back, 45 for 5': refunded,
  'pieces, 50 for 10': stock,
  'pieces of a day to come, 50 for 10': ahead,
  'carts over six items': sixItems,
  'one payment, 25 calls': onePayment,
  'tokens at once, all unlike': tokens,
  'window, 200 for 20': (setup) => windows(setup, 200, 20),
};

export const soak: Soak = {
  title: 'races for windows, pieces, payments and tokens, over two servers',
  async run(seed, said) {
    const { result, broken } = await withRaceSetup(seed, 200, async (setup) => {
      for (const [what, race] of Object.entries(RACES)) if (what.includes(WANTED)) said(what, await race(setup));
      const [database] = await setup.rows<{ n: number }>(
        'select deadlocks::int as n from pg_stat_database where datname = current_database()',
      );
      return { 'calls asked again': setup.askedAgain, deadlocks: database?.n ?? 0 };
    });
    must(broken.length === 0, 'promises broken afterwards', broken);
    return result;
  },
};
