import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Heard, listen, type Listener } from '../../../server/database/listener';
import { freshDatabase } from '../../support/database';
import { eventually } from '../../support/ordering';
import { freePort } from '../../support/process';
import { aTcpProxy } from '../../support/tcp-proxy';

const BEAT_MS = 300;

/** What the listener reaches its database by. */
let line: Awaited<ReturnType<typeof aTcpProxy>>;
let listener: Listener;
let speaker: pg.Client;
/** Cuts the line and keeps it cut, until it is mended. */
let cutLine: () => Promise<void>;
let mendLine: () => void;
beforeEach(async () => {
  const direct = new URL(await freshDatabase());
  line = await aTcpProxy(await freePort(), Number(direct.port));
  cutLine = async () => line.redirect(await freePort());
  mendLine = () => line.redirect(Number(direct.port));
  const through = new URL(direct);
  through.port = String(line.port);
  speaker = new pg.Client({ connectionString: direct.href });
  await speaker.connect();
  listener = await listen(through.href, ['news', 'rumours'], () => undefined, { beatMs: BEAT_MS });
});
afterEach(async () => {
  await listener.close();
  await speaker.end();
  await line.close();
});

interface News {
  shop: string;
  number: number;
}

/** Collects what is heard from now on: numbers, « gap » for each gap. */
function hear(channel = 'news'): (number | 'gap')[] {
  const heard: (number | 'gap')[] = [];
  listener.listen<News>(channel, (news: Heard<News>) => heard.push(news?.number ?? 'gap'));
  return heard;
}
/** Counts the times somebody who follows one shop is woken. */
function follow(shop: string): { woken: number } {
  const follower = { woken: 0 };
  const signal = listener.signal('news', shop);
  void (async () => {
    while (await signal.next()) follower.woken++;
  })();
  return follower;
}
const say = (number: number, shop = 'ours', channel = 'news') =>
  speaker.query('select pg_notify($1, $2)', [channel, JSON.stringify({ shop, number })]);

test('every listener receives the notifications of its channel once and in order', async () => {
  const [one, other, elsewhere] = [hear(), hear(), hear('rumours')];
  for (const number of [1, 2, 3, 4]) await say(number);
  await say(9, 'ours', 'rumours');
  await eventually('the last is heard', async () => elsewhere.length === 1);
  expect([one, other, elsewhere]).toEqual([[1, 2, 3, 4], [1, 2, 3, 4], [9]]);
});

test('a signal wakes only on notifications for its own key', async () => {
  const heard = hear();
  const [ours, theirs] = [follow('ours'), follow('theirs')];
  for (const number of [1, 2, 3]) await say(number);
  await eventually('the last is heard', async () => heard.length === 3);
  expect(ours.woken).toBeGreaterThan(0);
  expect(theirs.woken).toBe(0);
});

test('the listener reconnects about once a second during a database outage, then sends each listener one « gap »', async () => {
  const heard = hear();
  const [ours, theirs] = [follow('ours'), follow('theirs')];
  await cutLine();
  const before = line.connections();
  // Said to nobody: the line is down.
  await say(1);
  await new Promise((resolve) => setTimeout(resolve, 5500));
  expect(line.connections() - before).toBeGreaterThanOrEqual(3);
  expect(line.connections() - before).toBeLessThanOrEqual(6);
  expect(heard).toEqual([]);

  mendLine();
  await eventually('they are told', async () => heard.length > 0);
  await say(2);
  await eventually('the last is heard', async () => heard.includes(2));
  expect(heard).toEqual(['gap', 2]);
  expect([ours.woken, theirs.woken]).toEqual([2, 1]);
});

test('the listener detects a connection that silently drops data and opens another', async () => {
  const heard = hear();
  line.silence(true);
  line.mend();
  await say(1);
  await eventually('they are told', async () => heard.includes('gap'));
  await say(2);
  await eventually('the last is heard', async () => heard.includes(2));
  expect(heard).toEqual(['gap', 2]);
});

test('a listener closed during a database outage stays closed and ends its signals', async () => {
  const signal = listener.signal('news', 'ours');
  await cutLine();
  await eventually('it tries', async () => line.connections() > 1);
  await listener.close();
  expect(await signal.next()).toBe(false);
  const before = line.connections();
  mendLine();
  await new Promise((resolve) => setTimeout(resolve, 2500));
  expect(line.connections()).toBe(before);
});
