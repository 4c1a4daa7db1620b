import { createServer, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import pg from 'pg';

// The floor: what node:http and pg need for the same work when nothing is in the way: no framework, GraphQL or session.

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const shop = { name: 'shop', values: [process.env['SHOP']] };
const MENU = `select i.id, i.name, i.description, i.picture, i.price_cents, i.freshly_baked, i.allergens, i.kind, i.stock, c.name as category
  from item i join category c on c.id = i.category_id where c.shop_id = $1 order by c.position, i.position`;

await pool.query(`create table floor_cart (id uuid primary key default gen_random_uuid());
  create table floor_line (cart_id uuid references floor_cart, item_id uuid references item, quantity int, primary key (cart_id, item_id));
  create table floor_order (id uuid primary key default gen_random_uuid(), customer text, cents int);
  create table floor_order_line (order_id uuid references floor_order, item_id uuid references item, quantity int, cents int);
  create table floor_payment (order_id uuid primary key references floor_order, cents int)`);
const CART = `with cart as (insert into floor_cart default values returning id)
  insert into floor_line select cart.id, $1, $2 from cart returning cart_id as cart`;

interface Line {
  id: string;
  quantity: number;
}

/** Seven statements: the item, its stock, the order, its line, its payment, between BEGIN and COMMIT. */
async function placeOrder({ id, quantity }: Line): Promise<object> {
  const client = await pool.connect();
  const ask = async (name: string, text: string, ...values: unknown[]) =>
    (await client.query<Record<string, number>>({ name, text, values })).rows[0] ?? {};
  try {
    await client.query('begin');
    const item = await ask('item', 'select price_cents from item where id = $1 for no key update', id);
    await ask('stock', 'update item set stock = stock - $2 where id = $1', id, quantity);
    const cents = (item['price_cents'] ?? 0) * quantity;
    const order = await ask('order', `insert into floor_order (customer, cents) values ('x', $1) returning id`, cents);
    await ask('line', 'insert into floor_order_line values ($1, $2, $3, $4)', order['id'], id, quantity, cents);
    await ask('payment', 'insert into floor_payment values ($1, $2)', order['id'], cents);
    await client.query('commit');
    return { order: order['id'], cents };
  } finally {
    client.release();
  }
}

async function answerTo(request: IncomingMessage): Promise<object> {
  if (request.method === 'GET') return { items: (await pool.query<object>({ ...shop, text: MENU })).rows };
  const { id, quantity } = (await json(request)) as Line;
  if (request.url === '/order') return placeOrder({ id, quantity });
  return (await pool.query<object>({ name: 'cart', text: CART, values: [id, quantity] })).rows[0] ?? {};
}

const server = createServer((request, response) => {
  void answerTo(request).then((answer) => {
    const body = JSON.stringify(answer);
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
      .end(body);
  });
});
server.listen(Number(process.env['PORT']), '127.0.0.1');
