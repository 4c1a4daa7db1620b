import { randomUUID } from 'node:crypto';
import { journeyDatabase } from './journey-database';
import { mailsTo, tokenIn } from './mailbox';
import { rest } from './rest';

export const NEW_OWNER_PASSWORD = 'Levain!2027';

/** The activation link of the last mail to an address, as its path. */
export async function activationPath(dataDir: string, email: string, count = 1): Promise<string> {
  const mails = await mailsTo(dataDir, email, count);
  return /\/activate\/\S+/.exec(mails.at(-1)?.text ?? '')?.[0] ?? '';
}

/**
 * A shop that signed up by the specification's call and did all its first steps: one croissant, open around the clock,
 * seen by customers. It lies where no shop of the demo is looked for.
 */
export async function anOpenShop(server: { base: string }, dataDir: string) {
  const email = `${randomUUID()}@commerces.test`;
  const password = NEW_OWNER_PASSWORD;
  const call = (method: string, path: string, body: object, token?: string) =>
    rest(server, method, path, { body, ...(token && { token }) });
  await call('POST', '/api/owner/register', {
    name: 'Inès Moreau',
    mobile: '0612345678',
    email,
    password,
    confirmPassword: password,
    shopName: 'Maison Levain',
    restaurantType: 'boulangerie',
    lat: 43.6047,
    lng: 1.4442,
  });
  const [mail] = await mailsTo(dataDir, email);
  await call('POST', '/api/user/activate', { token: mail ? tokenIn(mail, '/activate/') : '' });
  const { body } = await call('POST', '/api/owner/login', { email, password, restaurantType: 'boulangerie' });
  const token = String(body['token']);
  const { ownerId: id } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    ownerId: string;
  };
  const database = await journeyDatabase(dataDir);
  await database.change(
    `update shop set address = '3 Rue du Taur', postcode = '31000', city = 'Toulouse', charges_enabled = true where id = $1`,
    [id],
  );
  await database.close();
  await call('POST', '/api/categories', { category: 'Viennoiseries', restaurantId: id }, token);
  await call(
    'POST',
    '/api/customitems/add-item',
    { ownerId: id, category: 'Viennoiseries', items: [{ itemName: 'Croissant', price: 1.3, quantity: 50 }] },
    token,
  );
  const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opensAt: 0, closesAt: 1440 }));
  const query = 'mutation ($hours: [OpeningHoursInput!]!) { saveOpeningHours(hours: $hours) { id } }';
  await call('POST', '/graphql', { query, variables: { hours } }, token);
  return { id, email, token };
}
