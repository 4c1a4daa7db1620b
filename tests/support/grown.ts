import type pg from 'pg';

/**
 * Rows in numbers, written by PostgreSQL itself, the same for a SEED; each call adds what is missing to its size. Neither
 * triggers nor foreign keys look at them.
 */
const SEED = Number(process.env['SEED'] ?? 16) / 1e9;

/** Of so many newest orders the lines, the payments and what came of them are there as well; of older ones the row alone. */
const DETAILED = 200_000;

async function fill(database: pg.Client, texts: readonly (readonly [text: string, values?: unknown[]])[]) {
  await database.query(`set session_replication_role = replica; set synchronous_commit = off; select setseed(${SEED})`);
  for (const [text, values] of texts) await database.query(text, values);
  await database.query('reset session_replication_role');
  await database.query('vacuum analyze');
}

/** The centre of one of a thousand towns between Brest, Nice and Strasbourg, the first ones the largest, as latitude and longitude. */
export const TOWNS = `select t as town, 43 + abs(hashint4(t)) % 70000 / 1e4::float8 as latitude,
    -4 + abs(hashint4(-t)) % 110000 / 1e4::float8 as longitude
  from generate_series(1, 1000) t`;

/** So many shops in all, open on Tuesdays, within 15 km of a town: a tenth of them near the largest. */
export function growShops(database: pg.Client, size: number): Promise<void> {
  const missing = `generate_series((select count(*) from shop), $1::int - 1)`;
  return fill(database, [
    [
      `insert into shop (id, name, kind, address, postcode, city, latitude, longitude, payment_account_id, charges_enabled, created_at, opened_at, slug)
       select md5('shop' || i)::uuid, 'Le Fournil ' || i, 'BOULANGERIE', '1 rue du Test', '75004', 'Paris', near.latitude + r * sin(a),
         near.longitude + r * cos(a) * 1.5, 'acct_' || i, true, '2026-01-01', '2026-01-01', 'le-fournil-' || i
       from (select i, floor(1000 ^ random())::int as town, random() * 0.135 as r, random() * 6.283 as a from ${missing} i) made
         join (${TOWNS}) near using (town)`,
      [size],
    ],
    [
      `insert into opening_range (id, shop_id, weekday, opens_at, closes_at) select gen_random_uuid(), id, 2, 420, 1140
       from shop where not exists (select from opening_range where shop_id = shop.id)`,
    ],
  ]);
}

/** So many carts in all, each with one line: the bread of another shop of growMenus. */
export function growCarts(database: pg.Client, size: number) {
  const missing = (table: string) =>
    `generate_series((select count(*) from ${table}), $1::int - 1) i on conflict do nothing`;
  const [customer, shop, cart] = ['customer', 'shop', 'cart'].map((name) => `md5('${name}' || i)::uuid`);
  return fill(database, [
    [
      `insert into cart (id, customer_id, shop_id, touched_at) select ${cart}, ${customer}, ${shop}, '2026-11-24' from ${missing('cart')}`,
      [size],
    ],
    [
      `insert into cart_line (id, cart_id, item_id, quantity, selections, note, seen_unit_cents, position)
       select ${cart}, ${cart}, ${shop}, 1, '[]', '', 100, 0 from ${missing('cart_line')}`,
      [size],
    ],
  ]);
}

/** One item, and a meal deal of two pieces of it, in each shop that has none. */
export function growMenus(database: pg.Client) {
  const without = `from shop where not exists (select from item where shop_id = shop.id)`;
  return fill(database, [
    [`insert into category (id, shop_id, name, position) select id, id, 'Pains', 0 ${without}`],
    [
      `insert into item (id, shop_id, category_id, kind, name, price_cents, dietary, stock, stock_day)
       select id, id, id, 'SIMPLE', 'Pain', 100, '{}', 40, '2026-11-24' ${without}`,
    ],
    [
      `insert into meal_deal (id, shop_id, name, price_cents, parts) select id, id, 'Deux pains', 180,
         jsonb_build_array(part, part) from shop,
         lateral (select jsonb_build_object('name', 'Pain', 'options', jsonb_build_array(jsonb_build_object('itemId', id, 'surchargeCents', 0))) as part) made
       on conflict do nothing`,
    ],
  ]);
}

/** So many items in a shop, fifty to a category. */
export function growItems(database: pg.Client, shopId: string, size: number): Promise<void> {
  const id = `md5($1::text || i / 50)::uuid`;
  const missing = `generate_series((select count(*) from item where shop_id = $1::text::uuid), $2::int - 1) i`;
  const texts = [
    `insert into category (id, shop_id, name, position) select distinct ${id}, $1::text::uuid, 'Rayon ' || i / 50, i / 50 from ${missing} on conflict do nothing`,
    `insert into item (id, shop_id, category_id, kind, name, price_cents, dietary, stock, stock_day)
     select gen_random_uuid(), $1::text::uuid, ${id}, 'SIMPLE', 'Article ' || i, 100 + i % 900,
       case when i % 9 = 0 then array['VEGETARIAN'] else '{}' end, case when i % 3 = 0 then 40 end, '2026-11-24' from ${missing}`,
    `insert into shop_version (shop_id, version, offer_version) select $1::text::uuid, $2::int, 1 on conflict (shop_id) do update set (version, offer_version) = (shop_version.version + 1, shop_version.offer_version + 1)`,
  ];
  return fill(
    database,
    texts.map((text) => [text, [shopId, size]]),
  );
}

/**
 * So many orders in all, each step older ones: a thousand a day, a tenth of them in the shop of the order copied and a
 * hundredth its customer’s; of a thousand other shops the rest. The newest 200 are open.
 */
export function growOrders(database: pg.Client, orderId: string, size: number): Promise<void> {
  const pick = (when: string, its: string, other: string) => `case when i % ${when} then ${its} else ${other} end`;
  const added = `(select i, lpad(to_hex(100000000 - i), 12, '0') || substr(md5(i::text), 1, 20) as id, 'pi_grown' || i as intent,
      ${pick('10 = 0', 'o.shop_id', `md5('shop' || i % 997)::uuid`)} as shop_id,
      ${pick('100 = 50', 'o.customer_id', `md5('customer' || i % 99991)::uuid`)} as customer_id,
      ${pick('10 = 0', 'i / 100', 'i / 10000')} as bucket, o.created_at - (i / 10) * interval '864 seconds' as at, o.id as copied
    from orders o, generate_series((select count(*) from orders), $2::int - 1) i where o.id = $1) made`;
  const detailed = added.replace('$2::int', `least($2::int, ${DETAILED})`);
  const windowId = `md5(made.shop_id::text || made.bucket)::uuid`;
  // The orders last, since the others count them.
  const texts = [
    `insert into booked_window (id, shop_id, starts_at, ends_at, capacity_units, booked_units)
     select ${windowId}, shop_id, min(at), min(at) + interval '15 minutes', 100, 10
     from ${added} group by shop_id, made.bucket on conflict do nothing`,
    `insert into order_line (id, order_id, item_id, kind, name, description, category, quantity, unit_cents, vat_rate, allergens, choices, position)
     select md5('line' || i)::uuid, made.id::uuid, item_id, kind, name, description, category, 1 + i % 3, unit_cents, vat_rate, allergens, choices, 0
     from ${detailed} join order_line l on l.order_id = copied`,
    `insert into order_step (id, order_id, to_status, by, at) select md5('step' || i)::uuid, id::uuid, 'PREPARING', 'CUSTOMER', at from ${detailed}`,
    `insert into checkout (id, customer_id, shop_id, lines, lines_cents, fee_cents, total_cents, units, state, hold_until, created_at)
     select md5('checkout' || i)::uuid, customer_id, shop_id, '[]', 650, 29, 679, 1, 'ORDERED', at, at from ${detailed}`,
    `insert into payment (intent_id, checkout_id, amount_cents, state, created_at, succeeded_at)
     select intent, md5('checkout' || i)::uuid, 679, 'SUCCEEDED', at, at from ${detailed}`,
    `insert into payment_outcome (intent_id, kind, order_id, refund_id, created_at) select intent, 'ORDER', id::uuid, null, at from ${detailed}`,
    `insert into stripe_event (id, type, received_at, handled_at) select 'evt' || i, 'payment_intent.succeeded', at, at from ${detailed}`,
    `insert into refund (id, intent_id, amount_cents, reason, state, provider_id, created_at, cause)
     select md5('refund' || i)::uuid, intent, 100, '', 'DONE', null, at + interval '1 hour', 'LINES' from ${detailed} where i % 70 = 0`,
    `insert into refund_line (refund_id, line_id, quantity, cents) select md5('refund' || i)::uuid, md5('line' || i)::uuid, 1, 100 from ${detailed} where i % 70 = 0`,
    `insert into orders (id, token, shop_id, customer_id, customer_name, source, status, window_id, units, lines_cents, fee_cents, total_cents,
       payment_intent_id, status_at, claimed_at, seen_at, created_at, changed_in)
     select id::uuid, lpad(to_hex(i), 6, '0'), shop_id, customer_id, 'Camille Martin', 'ONLINE',
       case when i < 200 then 'PREPARING' when i % 50 = 0 then 'CANCELLED' when i % 50 = 10 then 'NO_SHOW' else 'COLLECTED' end,
       ${windowId}, 1, 650, 29, 679, intent, at + interval '5 minutes', at, at, at, '3' from ${added}`,
  ];
  return fill(
    database,
    texts.map((text) => [text, [orderId, size]]),
  );
}
