import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../support/database';
import { aCustomer, aWorld, type Somebody, type World } from '../support/world';

let world: World;
let customer: Somebody;
beforeAll(async () => {
  world = await aWorld(await freshDatabase());
  customer = await aCustomer(world);
});
afterAll(() => world.stop());

test('what is told to one person is kept by nobody on the way: neither answers nor refusals', async () => {
  const signedIn = { authorization: `Bearer ${customer.token}`, 'content-type': 'application/json' };
  const answers = await Promise.all([
    fetch(`${world.base}/api/orders/user/${customer.id}`, { headers: signedIn }),
    fetch(`${world.base}/api/orders/user/${customer.id}`),
    fetch(`${world.base}/graphql`, { method: 'POST', headers: signedIn, body: '{"query":"{ myOrders { id } }"}' }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 401, 200]);
  for (const { headers } of answers) expect(headers.get('cache-control')).toBe('no-store');
});
