import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { SaveProfileDocument } from '../../../graphql/generated/customer/account';
import { register, registerShop, withUnspentTries } from '../../support/signing-up';
import { aCustomer, aGuest, graphql } from '../../support/fixtures';
import { ownFixtures } from '../../support/own-fixtures';

const fixtures = await ownFixtures();

const SAID = 'Écrivez votre nom sans adresse de site ni e-mail : un espace suit chaque point.';

withUnspentTries(() => fixtures);

const someone = () => `${randomUUID()}@clients.test`;

test('a name that would be a link in our mails is refused for customers, owners and guests, other dots are not', async () => {
  const [email, name] = [someone(), 'Zoé http://elsewhere.example/login'];
  expect(await register(fixtures, email, { name })).toMatchObject({ status: 400, body: { error: SAID } });
  expect(await registerShop(fixtures, email, { name })).toMatchObject({ status: 400, body: { error: SAID } });
  await expect(aGuest(fixtures, { name })).rejects.toThrow(SAID);
  const customer = await aCustomer(fixtures);
  await expect(graphql(fixtures, customer.token, SaveProfileDocument, { input: { name } })).rejects.toThrow(SAID);
  expect(await fixtures.sql('select 1 from account where email = $1', email)).toEqual([]);
  expect(await register(fixtures, email, { name: 'J.-P. Martin' })).toMatchObject({ status: 201 });
});

test('a shop name may contain dots but no URL', async () => {
  const named = (shopName: string) => registerShop(fixtures, someone(), { shopName });
  expect(await named('Fournil https://elsewhere.example')).toMatchObject({
    status: 400,
    body: { error: 'Écrivez le nom de votre boutique sans adresse de site.' },
  });
  expect(await named('Levain.paris')).toMatchObject({ status: 201 });
});
