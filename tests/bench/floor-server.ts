import { createServer } from 'node:http';
import pg from 'pg';

// The floor: what node:http and pg need for the same work when nothing is in the way: no framework, GraphQL or session.

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const shop = { name: 'shop', values: [process.env['SHOP']] };
const MENU = `select i.id, i.name, i.description, i.picture, i.price_cents, i.freshly_baked, i.allergens, i.kind, i.stock, c.name as category
  from item i join category c on c.id = i.category_id where c.shop_id = $1 order by c.position, i.position`;

const server = createServer((_request, response) => {
  void pool.query<object>({ ...shop, text: MENU }).then(({ rows }) => {
    const body = JSON.stringify({ items: rows });
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
      .end(body);
  });
});
server.listen(Number(process.env['PORT']), '127.0.0.1');
