import { type DocumentNode, parse, print } from 'graphql';
import { createClient } from 'graphql-ws';
import { describe, expect, test } from 'vitest';
import { CancelOrderDocument } from '../../../graphql/generated/owner/board';
import { SaveItemDocument } from '../../../graphql/generated/owner/item-editor';
import { RequestPasswordResetDocument } from '../../../graphql/generated/customer/password';
import { RegisterCustomerDocument } from '../../../graphql/generated/customer/signup';
import { freshDatabase } from '../../support/database';
import { ownFixtures } from '../../support/own-fixtures';
import { mailsTo } from '../../support/mailbox';
import { anOrder } from '../../support/ordering';
import { NEW_PASSWORD } from '../../support/signing-up';
import { aCustomer, anItem, aShop, createFixtures, type Somebody } from '../../support/fixtures';
import { anId } from '../../support/an-id';

const fixtures = await ownFixtures();

const NO_SHOP = { fr: 'Commerce introuvable.', en: 'Shop not found.' };

async function post<Answer>(path: string, body: string, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(`${fixtures.base}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  return (await response.json()) as Answer;
}

const inLanguage = (language: string) => ({ cookie: `language=${language}` });

/** What the page of a shop that is not is told. */
async function refusal(headers: Record<string, string>, padding = ''): Promise<string | undefined> {
  const query = `query ($id: ID!) { shop(id: $id) { id } }${padding}`;
  const body = JSON.stringify({ query, variables: { id: anId() } });
  const { errors } = await post<{ errors: { message: string }[] }>('/graphql', body, headers);
  return errors[0]?.message;
}

describe('language of the server’s answers', () => {
  test('simultaneous requests are each refused in their own language', async () => {
    const languages = Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? ('fr' as const) : ('en' as const)));
    const said = await Promise.all(languages.map((language) => refusal(inLanguage(language))));
    expect(said).toEqual(languages.map((language) => NO_SHOP[language]));
  });

  test('a refusal has the request’s language also when a long body arrives slowly', async () => {
    expect(await refusal(inLanguage('en'), ' '.repeat(200_000))).toBe(NO_SHOP.en);
  });

  test('a request without a language is answered in the words of the specification', async () => {
    const shop = await aShop(fixtures);
    const query = `query ($id: ID!) { shop(id: $id) { opening { text } } }`;
    const ask = (headers: Record<string, string>) =>
      post<{ data: { shop: { opening: { text: string } } } }>(
        '/graphql',
        JSON.stringify({ query, variables: { id: shop.id } }),
        headers,
      ).then(({ data }) => data.shop.opening.text);
    expect(await ask({})).toMatch(/^(Ouvert jusqu'à \d|Ouvert 24h)/);
    expect(await ask(inLanguage('en'))).toMatch(/^Open /);
  });

  test('a subscription over a WebSocket is refused in the server’s configured language', async () => {
    const english = await createFixtures(await freshDatabase(), { INTERFACE_TEXTS: 'en' });
    const client = createClient({ url: `${english.base.replace('http', 'ws')}/graphql`, retryAttempts: 0 });
    const query = 'subscription { orderChanged(reference: "K7\\u0001MQ2X") { id } }';
    const said = new Promise((next, error) => client.subscribe({ query }, { next, error, complete: error }));
    await expect(said).resolves.toMatchObject({
      errors: [{ message: 'A text contains characters that are not allowed, or a list is too long.' }],
    });
    await client.dispose();
    await english.stop();
  });

  test('the specification’s REST paths answer in the specification’s words, whatever language the request names', async () => {
    const body = JSON.stringify({ ownerId: anId() });
    const answer = await post('/api/owner/login', body, { ...inLanguage('en'), 'accept-language': 'en' });
    expect(answer).toMatchObject({ message: 'Veuillez remplir tous les champs.' });
  });
});

describe('texts caused by one person and read by others', () => {
  const ask = async <Data>(who: Somebody, language: string, document: DocumentNode, variables: object) =>
    (
      await post<{ data: Data }>('/graphql', JSON.stringify({ query: print(document), variables }), {
        ...inLanguage(language),
        authorization: `Bearer ${who.token}`,
      })
    ).data;

  test('a cancellation reason is stored as a code and shown in each reader’s language', async () => {
    const [shop, customer] = [await aShop(fixtures), await aCustomer(fixtures)];
    const order = await anOrder(fixtures, customer, shop.id, {
      itemId: await anItem(fixtures, shop.id, { priceCents: 650 }),
    });
    await ask(shop, 'fr', CancelOrderDocument, { input: { orderId: order.id, from: 'PREPARING', why: 'SOLD_OUT' } });
    const query = parse(`query ($id: String!) { order(reference: $id) { cancellation { reason } } }`);
    const read = async (language: string) =>
      (await ask<{ order: object }>(shop, language, query, { id: order.id })).order;
    expect(await read('en')).toEqual({ cancellation: { reason: 'An item is sold out' } });
    expect(await read('fr')).toEqual({ cancellation: { reason: 'Un produit est épuisé' } });
    const rows = await fixtures.sql('select reason from cancellation where order_id = $1', order.id);
    expect(rows).toEqual([{ reason: 'SOLD_OUT' }]);
  });

  test('a counter order’s customer is named in the reader’s language', async () => {
    const shop = await aShop(fixtures);
    const itemId = await anItem(fixtures, shop.id, { priceCents: 650 });
    const input = { id: anId(), lines: [{ choiceId: itemId, quantity: 1 }] };
    const place = parse(`mutation ($input: CounterOrderInput!) { placeCounterOrder(input: $input) {
      ... on Order { customerName } ... on Refusal { message } } }`);
    const named = { placeCounterOrder: { customerName: 'Counter' } };
    expect(await ask(shop, 'en', place, { input })).toEqual(named);
    expect(await ask(shop, 'fr', place, { input })).toEqual({ placeCounterOrder: { customerName: 'Comptoir' } });
  });

  test('the default category has a French name even when the owner works in English', async () => {
    const shop = await aShop(fixtures);
    await ask(shop, 'en', SaveItemDocument, { input: { name: 'Bûche', published: false } });
    const rows = await fixtures.sql('select name from category where shop_id = $1', shop.id);
    expect(rows).toEqual([{ name: 'Divers' }]);
  });
});

test('a password reset mail is in the language of the page on which it was requested', async () => {
  const ask = async (language: string) => {
    const { email } = await aCustomer(fixtures);
    const query = print(RequestPasswordResetDocument);
    await post('/graphql', JSON.stringify({ query, variables: { email } }), inLanguage(language));
    return (await mailsTo(fixtures.dataDir, email))[0]?.subject;
  };
  expect(await ask('en')).toBe('Choose a new password');
  expect(await ask('fr')).toBe('Choisissez un nouveau mot de passe');
});

test('a customer gets mails in the language of the browser at sign-up, from the first on', async () => {
  const house = await createFixtures(await freshDatabase(), { INTERFACE_TEXTS: 'auto' });
  const person = { name: 'Camille', phone: '0612345678', acceptsTerms: true, password: NEW_PASSWORD };
  for (const [accept, kept, subject] of [
    ['en-GB,en;q=0.9', 'EN', /Activate your/],
    ['fr-FR,fr;q=0.9', 'FR', /Activez votre/],
  ] as const) {
    const input = { ...person, email: `${anId()}@clients.test` };
    await fetch(`${house.base}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': accept },
      body: JSON.stringify({ query: print(RegisterCustomerDocument), variables: { input } }),
    });
    expect((await mailsTo(house.dataDir, input.email))[0]?.subject).toMatch(subject);
    const rows = await house.sql('select language from account where email = $1', input.email);
    expect(rows).toEqual([{ language: kept }]);
  }
  await house.stop();
});
