import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { SaveProfileDocument } from '../../../graphql/generated/customer/account';
import { register, registerShop, withUnspentTries } from '../../support/signing-up';
import { aCustomer, aGuest, graphql } from '../../support/fixtures';
import { test, fixtures } from '../../support/fixtures-test';

const LINKS = [
  ...['Zoé http://elsewhere.example/login', 'Zoé www.elsewhere', 'elsewhere.example', 'Zoé 1.2.3.4/login'],
  ...['Evil．com', 'evil｡com', 'Zoé ｈｔｔｐ：／／elsewhere', 'a@b.fr'],
];
const SAID = 'Écrivez votre nom sans adresse de site ni e-mail : un espace suit chaque point.';

withUnspentTries(() => fixtures);

const someone = () => `${randomUUID()}@clients.test`;

test.each(LINKS)(
  'the name « %s » is refused for customers, owners and guests, because it would be a link in our mails',
  async (name) => {
    const email = someone();
    expect(await register(fixtures, email, { name })).toMatchObject({ status: 400, body: { error: SAID } });
    expect(await registerShop(fixtures, email, { name })).toMatchObject({ status: 400, body: { error: SAID } });
    await expect(aGuest(fixtures, { name })).rejects.toThrow(SAID);
    const customer = await aCustomer(fixtures);
    await expect(graphql(fixtures, customer.token, SaveProfileDocument, { input: { name } })).rejects.toThrow(SAID);
    const rows = await fixtures.sql('select 1 from account where email = $1', email);
    expect(rows).toEqual([]);
  },
);

test('a shop name may contain dots but no URL', async () => {
  const named = (shopName: string) => registerShop(fixtures, someone(), { shopName });
  expect(await named('Fournil https://elsewhere.example')).toMatchObject({
    status: 400,
    body: { error: 'Écrivez le nom de votre boutique sans adresse de site.' },
  });
  expect(await named('Levain.paris')).toMatchObject({ status: 201 });
});

test.each(['J.-P. Martin', 'M./Mme Dupont', 'J.R.R.Tolkien', 'St. Pierre', 'Zoé / Noé'])(
  'the name « %s » is accepted at sign-up',
  async (name) => {
    expect(await register(fixtures, someone(), { name })).toMatchObject({ status: 201 });
  },
);
