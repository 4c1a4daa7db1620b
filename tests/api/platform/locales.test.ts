import { createClient } from 'graphql-ws';
import { afterAll, describe, expect, test } from 'vitest';
import { newId } from '../../../server/identifiers';
import { freshDatabase } from '../../support/database';
import { aShop, aWorld } from '../../support/world';

const world = await aWorld(await freshDatabase());
afterAll(() => world.stop());

const NO_SHOP = { fr: 'Commerce introuvable.', en: 'Shop not found.' };

async function post<Answer>(path: string, body: string, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(`${world.base}${path}`, {
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
  const body = JSON.stringify({ query, variables: { id: newId() } });
  const { errors } = await post<{ errors: { message: string }[] }>('/graphql', body, headers);
  return errors[0]?.message;
}

describe('the server answers everybody in their language,', () => {
  test('a refusal too, however many ask at once and whichever asked before on the same connection', async () => {
    const languages = Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? ('fr' as const) : ('en' as const)));
    const said = await Promise.all(languages.map((language) => refusal(inLanguage(language))));
    expect(said).toEqual(languages.map((language) => NO_SHOP[language]));
  });

  test('also where what was asked takes long to arrive', async () => {
    expect(await refusal(inLanguage('en'), ' '.repeat(200_000))).toBe(NO_SHOP.en);
  });

  test('and in the documents’ words whoever chose none', async () => {
    const shop = await aShop(world);
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

  test('over a socket as it was opened', async () => {
    const english = await aWorld(await freshDatabase(), { INTERFACE_TEXTS: 'en' });
    const client = createClient({ url: `${english.base.replace('http', 'ws')}/graphql`, retryAttempts: 0 });
    const query = 'subscription { orderChanged(reference: "K7\\u0001MQ2X") { id } }';
    const said = new Promise((next, error) => client.subscribe({ query }, { next, error, complete: error }));
    await expect(said).resolves.toMatchObject({
      errors: [{ message: 'A text contains characters that are not allowed, or a list is too long.' }],
    });
    await client.dispose();
    await english.stop();
  });

  test('programs that call the paths of the specification in its own words, whatever they say', async () => {
    const body = JSON.stringify({ ownerId: newId() });
    const answer = await post('/api/owner/login', body, { ...inLanguage('en'), 'accept-language': 'en' });
    expect(answer).toMatchObject({ message: 'Veuillez remplir tous les champs.' });
  });
});
