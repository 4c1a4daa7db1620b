import { createServer, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import pg from 'pg';

// The floor: what node:http and pg need for the same work when nothing is in the way: no framework, GraphQL or session.

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const shop = { name: 'shop', values: [process.env['SHOP']] };
const MENU = `select i.id, i.name, i.description, i.picture, i.price_cents, i.freshly_baked, i.allergens, i.kind, i.stock, c.name as category
  from item i join category c on c.id = i.category_id where c.shop_id = $1 order by c.position, i.position`;

await pool.query(`create table floor_cart (id uuid primary key default gen_random_uuid());
  create table floor_line (cart_id uuid references floor_cart, item_id uuid references item, quantity int, primary key (cart_id, item_id))`);
const CART = `with cart as (insert into floor_cart default values returning id)
  insert into floor_line select cart.id, $1, $2 from cart returning cart_id as cart`;

async function answerTo(request: IncomingMessage): Promise<object> {
  if (request.method === 'GET') return { items: (await pool.query<object>({ ...shop, text: MENU })).rows };
  const { id, quantity } = (await json(request)) as { id: string; quantity: number };
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
