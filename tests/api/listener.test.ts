import { connect, createServer, type Server, type Socket } from 'node:net';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listen, type Listener } from '../../server/database/listener';
import { freshDatabase } from '../support/database';
import { eventually } from '../support/ordering';

/** A line to the database that can be cut, and counts who tries it. */
let line: { server: Server; up: boolean; tried: number; cut(): void };
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
  line = { server, up: true, tried: 0, cut: () => open.forEach((socket) => socket.destroy()) };
  const through = new URL(direct);
  through.hostname = '127.0.0.1';
  through.port = String((server.address() as { port: number }).port);
  url = through.href;
  speaker = new pg.Client({ connectionString: direct.href });
  await speaker.connect();
  listener = await listen(url, 'news', { warn: () => undefined });
});
afterEach(async () => {
  await listener.close();
  await speaker.end();
  line.cut();
  line.server.close();
});

/** Collects what is heard from now on. */
function hear(): number[] {
  const heard: number[] = [];
  void (async () => {
    for await (const news of listener.subscribe<number>(() => true)) heard.push(news);
  })();
  return heard;
}
const say = (news: number) => speaker.query("select pg_notify('news', $1)", [JSON.stringify(news)]);

test('everybody hears what is said, once and in order, and only what concerns them', async () => {
  const [one, other] = [hear(), hear()];
  const even: number[] = [];
  void (async () => {
    for await (const news of listener.subscribe<number>((number) => number % 2 === 0)) even.push(news);
  })();
  for (const news of [1, 2, 3, 4]) await say(news);
  await eventually('the last is heard', async () => one.length === 4 && other.length === 4);
  expect([one, other, even]).toEqual([
    [1, 2, 3, 4],
    [1, 2, 3, 4],
    [2, 4],
  ]);
});

test('while the database is away it is asked for about once a second, and heard once when it is back', async () => {
  const heard = hear();
  line.up = false;
  line.tried = 0;
  line.cut();
  await new Promise((resolve) => setTimeout(resolve, 5500));
  expect(line.tried).toBeGreaterThanOrEqual(3);
  expect(line.tried).toBeLessThanOrEqual(6);

  line.up = true;
  await eventually('news come through again', async () => {
    await say(1);
    return heard.length > 0;
  });
  await say(2);
  await eventually('the last is heard', async () => heard.includes(2));
  expect(heard.filter((news) => news === 2)).toEqual([2]);
});

test('closed while the database is away, it stays closed', async () => {
  line.up = false;
  line.cut();
  await eventually('it tries', async () => line.tried > 1);
  await listener.close();
  line.tried = 0;
  line.up = true;
  await new Promise((resolve) => setTimeout(resolve, 2500));
  expect(line.tried).toBe(0);
});
