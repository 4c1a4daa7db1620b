import { connect, createServer, type Server, type Socket } from 'node:net';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Heard, listen, type Listener } from '../../../server/database/listener';
import { freshDatabase } from '../../support/database';
import { eventually } from '../../support/ordering';

const BEAT_MS = 300;

/** A line to the database that can be cut or swallow everything, and counts who tries it. */
let line: { server: Server; up: boolean; tried: number; cut(): void; swallow(): void };
let url: string;
let listener: Listener;
let speaker: pg.Client;
beforeEach(async () => {
  const direct = new URL(await freshDatabase());
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    line.tried++;
    socket.on('error', () => undefined);
    if (!line.up) return socket.destroy();
    const onward = connect(Number(direct.port), direct.hostname);
    onward.on('error', () => socket.destroy());
    socket.pipe(onward).pipe(socket);
    for (const one of [socket, onward]) open.add(one);
    return socket;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const all = (act: (socket: Socket) => void) => () => open.forEach(act);
  line = {
    server,
    up: true,
    tried: 0,
    cut: all((socket) => socket.destroy()),
    swallow: all((socket) => socket.unpipe().resume()),
  };
  const through = new URL(direct);
  through.hostname = '127.0.0.1';
  through.port = String((server.address() as { port: number }).port);
  url = through.href;
  speaker = new pg.Client({ connectionString: direct.href });
  await speaker.connect();
  listener = await listen(url, ['news', 'rumours'], () => undefined, { beatMs: BEAT_MS });
});
afterEach(async () => {
  await listener.close();
  await speaker.end();
  line.cut();
  line.server.close();
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
  line.up = false;
  line.tried = 0;
  line.cut();
  // Said to nobody: the line is down.
  await say(1);
  await new Promise((resolve) => setTimeout(resolve, 5500));
  expect(line.tried).toBeGreaterThanOrEqual(3);
  expect(line.tried).toBeLessThanOrEqual(6);
  expect(heard).toEqual([]);

  line.up = true;
  await eventually('they are told', async () => heard.length > 0);
  await say(2);
  await eventually('the last is heard', async () => heard.includes(2));
  expect(heard).toEqual(['gap', 2]);
  expect([ours.woken, theirs.woken]).toEqual([2, 1]);
});

test('the listener detects a connection that silently drops data and opens another', async () => {
  const heard = hear();
  line.swallow();
  await say(1);
  await eventually('they are told', async () => heard.includes('gap'));
  await say(2);
  await eventually('the last is heard', async () => heard.includes(2));
  expect(heard).toEqual(['gap', 2]);
});

test('a listener closed during a database outage stays closed and ends its signals', async () => {
  const signal = listener.signal('news', 'ours');
  line.up = false;
  line.cut();
  await eventually('it tries', async () => line.tried > 1);
  await listener.close();
  expect(await signal.next()).toBe(false);
  line.tried = 0;
  line.up = true;
  await new Promise((resolve) => setTimeout(resolve, 2500));
  expect(line.tried).toBe(0);
});
