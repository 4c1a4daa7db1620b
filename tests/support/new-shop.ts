import { randomUUID } from 'node:crypto';
import { base, changeRows, dataDir } from './journey';
import { rest, shopOf } from './rest';
import { activate, NEW_PASSWORD as password, post, registerShop } from './signing-up';

/**
 * A shop that signed up by the specification's call and did all its first steps: one croissant, open around the clock,
 * seen by customers. It lies where no shop of the demo is looked for.
 */
export async function anOpenShop() {
  const where = { base, dataDir };
  const email = `${randomUUID()}@commerces.test`;
  await registerShop(where, email);
  await activate(where, email);
  const { body } = await post(where, 'owner/login', { email, password, restaurantType: 'boulangerie' });
  const token = String(body['token']);
  const id = shopOf(token);
  await changeRows(
    `update shop set address = '3 Rue du Taur', postcode = '31000', city = 'Toulouse', charges_enabled = true where id = $1`,
    [id],
  );
  const category = 'Viennoiseries';
  const items = [{ itemName: 'Croissant', price: 1.3, quantity: 50 }];
  const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opensAt: 0, closesAt: 1440 }));
  const query = 'mutation ($hours: [OpeningHoursInput!]!) { saveOpeningHours(hours: $hours) { id } }';
  const send = (path: string, sent: object) => rest(where, 'POST', path, { token, body: sent });
  await send('/api/categories', { category, restaurantId: id });
  await send('/api/customitems/add-item', { ownerId: id, category, items });
  await send('/graphql', { query, variables: { hours } });
  return { id, email, token };
}
