import { addTypenameToDocument } from '@apollo/client/utilities';
import { print } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { ShopPageDocument } from '../../../graphql/generated/customer/shop';
import { BoardChangedDocument } from '../../../graphql/generated/owner/board';
import { SessionCheckDocument } from '../../../graphql/generated/shared/session';
import { eventually } from '../../support/ordering';
import { rest } from '../../support/rest';
import { listen } from '../../support/subscriptions';
import { aShop, graphql, type Somebody } from '../../support/fixtures';
import { ownFixtures } from '../../support/own-fixtures';

const fixtures = await ownFixtures({ GRAPHQL_PERSISTED_ONLY: '1' });
const NOT_IN_LIST = 'PERSISTED_QUERY_NOT_IN_LIST';
let shop: Somebody;

beforeAll(async () => {
  shop = await aShop(fixtures);
});

describe('with GRAPHQL_PERSISTED_ONLY', () => {
  test('an operation of the web app is answered', async () => {
    expect(await graphql(fixtures, shop.token, SessionCheckDocument)).toMatchObject({ viewer: { id: shop.id } });
  });

  test.each([
    ['words of one’s own', { query: '{ viewer { id } }' }],
    ['no words', {}],
    ['a list of operations', [{ query: '{ viewer { id } }' }]],
    ['a hash alone', { extensions: { persistedQuery: { version: 1, sha256Hash: 'f'.repeat(64) } } }],
  ])('%s are refused as not persisted', async (_what, body) => {
    const answer = await rest(fixtures, 'POST', '/graphql', { body, token: shop.token });
    expect([answer.status, answer.body]).toMatchObject([400, { errors: [{ extensions: { code: NOT_IN_LIST } }] }]);
  });

  test('a GET with a known hash is answered, one with an unknown hash is not found', async () => {
    const { hash } = (ShopPageDocument as { __meta__?: { hash: string } }).__meta__ ?? {};
    const asked = async (sha256Hash: string | undefined) => {
      const words = new URLSearchParams({
        variables: JSON.stringify({ shopId: shop.id }),
        extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash } }),
      });
      return (await rest(fixtures, 'GET', `/graphql?${words.toString()}`)).body;
    };
    expect(await asked(hash)).toMatchObject({ data: { shop: { id: shop.id } } });
    expect(await asked('f'.repeat(64))).toMatchObject({ errors: [{ message: 'PersistedQueryNotFound' }] });
  });

  test('subscriptions over a WebSocket are accepted only when they are persisted', async () => {
    const known = listen(fixtures, shop.token, print(addTypenameToDocument(BoardChangedDocument)));
    const unknown = listen(fixtures, shop.token, 'subscription { boardChanged { cursor } }');
    await eventually('a refusal', async () => unknown.heard.length > 0);
    await eventually('the board', async () => known.heard.length > 0);
    expect([unknown.heard, known.heard[0]]).toEqual([[NOT_IN_LIST], 'news']);
    await Promise.all([known.close(), unknown.close()]);
  });
});
