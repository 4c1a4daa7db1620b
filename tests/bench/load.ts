import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';

const HEAD_END = '\r\n\r\n';

export interface Question {
  /** A whole HTTP request, or how the answer before it leads to it. */
  request: string | ((before: string) => Promise<string>);
  isRight(body: string): boolean;
}

export interface Rate {
  /** Answers a second. */
  perSecond: number;
  /** Milliseconds the server computed for one of them. */
  cpuMs: number;
}

/**
 * How many answers a server gives to so many connections with one question under way each; throws at the first answer
 * that is not right. The questions of a round are asked one after the other and count as one; each round is another number.
 */
export async function rateOf(
  { base, pid }: { base: string; pid: number },
  questionsOf: (round: number) => readonly Question[],
  { connections = 16, seconds = 4 } = {},
): Promise<Rate> {
  let answers = 0;
  let ended = false;
  let round = 0;
  const lines = Array.from({ length: connections }, async () => {
    const socket = await opened(new URL(base));
    for (; !ended; answers++) {
      const wrong = await served(socket, questionsOf(round++));
      if (wrong !== undefined) throw new Error(`an answer that is not right: ${wrong}`);
    }
    socket.destroy();
  });
  const under = Promise.all(lines);
  const wait = (ms: number) => Promise.race([under, new Promise((done) => setTimeout(done, ms))]);
  await wait(1_500); // warm
  const [began, cpu] = [performance.now(), cpuSeconds(pid)];
  answers = 0;
  await wait(seconds * 1000);
  const rate = {
    perSecond: (answers / (performance.now() - began)) * 1000,
    cpuMs: ((cpuSeconds(pid) - cpu) / answers) * 1000,
  };
  ended = true;
  await under;
  return rate;
}

/** A connection that is kept open. */
export function opened({ hostname, port }: URL): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(Number(port), hostname, () => resolve(socket));
    socket.setNoDelay(true).setEncoding('latin1').once('error', reject);
  });
}

/** Asks one question after the other; undefined, or the first answer that is not right. */
export async function served(socket: Socket, questions: readonly Question[]): Promise<string | undefined> {
  let before = '';
  for (const question of questions) {
    const { request } = question;
    const text = await answered(socket, typeof request === 'string' ? request : await request(before));
    before = bodyOf(text) ?? '';
    if (!text.startsWith('HTTP/1.1 20') || !question.isRight(before)) return text.slice(0, 600);
  }
  return undefined;
}

function answered(socket: Socket, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const ended = (error?: Error) => {
      socket.removeAllListeners();
      if (error) reject(error);
      else resolve(text);
    };
    socket.on('data', (chunk: string) => {
      text += chunk;
      if (bodyOf(text) !== undefined) ended();
    });
    socket.on('error', ended).on('close', () => ended(new Error('the connection was closed')));
    socket.write(request);
  });
}

/** Of an answer; undefined while it is not there as a whole. */
function bodyOf(text: string): string | undefined {
  const head = text.indexOf(HEAD_END);
  if (head < 0) return undefined;
  const length = Number(/content-length: (\d+)/i.exec(text.slice(0, head))?.[1] ?? NaN);
  return text.length < head + HEAD_END.length + length ? undefined : text.slice(head + HEAD_END.length);
}

/** What a process has computed so far, from Linux’s own books. */
function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Of a bench whose one run is the measure. */
export const ONCE = { iterations: 1, time: 0, warmupIterations: 0, warmupTime: 0 };

/** Gives a process one core for itself; where the system cannot, it shares. */
export function keepTo(core: number, pid: number): void {
  try {
    execFileSync('taskset', ['-a', '-c', '-p', String(core), String(pid)], { stdio: 'ignore' });
  } catch {
    process.stderr.write('without taskset: server and load share the cores\n');
  }
}

/** Resident megabytes of a process: now, and the most there were. */
export function memoryOf(pid: number): { now: number; most: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const read = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024;
  return { now: read('VmRSS'), most: read('VmHWM') };
}

/** One line of the table in RESULTS.md. */
export const figure = (what: string, value: string) => process.stdout.write(`figure: ${what} = ${value}\n`);

/** Opens an owner's board as the page does; `onOrders` hears of the orders of each event, and it stands once the first has come. */
export function openBoard(
  { base }: { base: string },
  token: string,
  query: string,
  onOrders: (orders: { token: string }[]) => void,
  headers: Record<string, string> = {},
): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const options = { protocols: 'graphql-transport-ws', headers } as unknown as string;
    const socket = new WebSocket(`${base.replace('http', 'ws')}/graphql`, options);
    const say = (message: object) => socket.send(JSON.stringify(message));
    socket.onopen = () => say({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } });
    socket.onerror = () => reject(new Error('a socket failed'));
    socket.onmessage = ({ data }) => {
      const { type, payload } = JSON.parse(String(data)) as {
        type: string;
        payload?: { errors?: unknown; data?: { boardChanged: { orders: { token: string }[] } } };
      };
      if (type === 'ping') say({ type: 'pong' });
      if (type === 'connection_ack') say({ id: '1', type: 'subscribe', payload: { query } });
      if (type !== 'next') return;
      if (payload?.errors) return reject(new Error(JSON.stringify(payload.errors)));
      onOrders(payload?.data?.boardChanged.orders ?? []);
      resolve(socket);
    };
  });
}
