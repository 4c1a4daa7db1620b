import { expect, test } from 'vitest';
import { BUDGETS } from '../../../server/accounts/sign-in/attempt-limiter';
import { MOST_SOCKETS } from '../../../server/platform/graphql/graphql';
import { ownFixtures } from '../../support/own-fixtures';
import { eventually } from '../../support/ordering';
import { listen, type Stream } from '../../support/subscriptions';
import { aShop } from '../../support/fixtures';

const fixtures = await ownFixtures({ LOG_LEVEL: 'fatal' });

const TRY_LATER = 1013;
const shop = await aShop(fixtures);
const windows = `subscription { windowsChanged(shopId: "${shop.id}") { remaining } }`;
const board = 'subscription { boardChanged { cursor } }';
const open: Stream[] = [];
/** So many more streams, each over a socket of its own, once each has been answered in some way. */
async function listenMore(count: number, token: string | null, query: string) {
  const streams = Array.from({ length: count }, () => listen(fixtures, token, query));
  open.push(...streams);
  await eventually('all are answered', async () =>
    streams.every(({ heard, closed }) => heard.length + closed.length > 0),
  );
  return streams;
}

test('an address has a limited number of WebSockets, fewer without sign-in, and a place again once one closes', async () => {
  const { address, stranger } = MOST_SOCKETS;
  const strangers = await listenMore(stranger + 1, null, windows);
  expect(strangers.filter(({ closed }) => closed.includes(TRY_LATER))).toHaveLength(1);
  expect(strangers.filter(({ heard }) => heard[0] === 'news')).toHaveLength(stranger);

  const signedIn = await listenMore(address - stranger + 1, shop.token, board);
  expect(signedIn.filter(({ closed }) => closed.includes(TRY_LATER))).toHaveLength(1);
  expect(signedIn.filter(({ heard }) => heard[0] === 'news')).toHaveLength(address - stranger);

  await strangers[0]?.close();
  await eventually('its place is free', async () => {
    const [again] = await listenMore(1, shop.token, board);
    return again?.heard[0] === 'news';
  });
  await Promise.all(open.map(({ close }) => close()));
});

test('an address may start a limited number of subscriptions a minute', async () => {
  for (let at = 0; at < BUDGETS.subscribe.address.tries; at++)
    await fixtures.product.parts.limiter.refuse('subscribe', '', '127.0.0.1');
  await eventually('one too many is refused, once the sockets of before are closed', async () => {
    const [refused] = await listenMore(1, null, windows);
    return refused?.heard[0] === 'RATE_LIMITED';
  });
});
