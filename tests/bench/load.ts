import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';

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
  const lines = Array.from({ length: connections }, () =>
    ask(
      new URL(base),
      () => questionsOf(round++),
      () => !ended && ++answers > 0,
    ),
  );
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

/** Asks round after round over one kept connection for as long as `goOn` says so. */
function ask({ hostname, port }: URL, next: () => readonly Question[], goOn: () => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    let questions = next();
    const send = async (before: string) => {
      const { request } = questions[at] ?? { request: '' };
      socket.write(typeof request === 'string' ? request : await request(before));
    };
    const socket = connect(Number(port), hostname, () => void send('').catch(reject));
    socket.setNoDelay(true);
    const known: string[] = [];
    let text = '';
    let at = 0;
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => {
      text += chunk;
      const body = bodyOf(text);
      if (body === undefined) return;
      if (!text.startsWith('HTTP/1.1 20') || (body !== known[at] && !questions[at]?.isRight(body))) {
        socket.destroy();
        return reject(new Error(`an answer that is not right: ${text.slice(0, 600)}`));
      }
      [known[at], text] = [body, ''];
      if (++at === questions.length) {
        if (!goOn()) return void socket.end(resolve);
        [at, questions] = [0, next()];
      }
      void send(body).catch(reject);
    });
    socket.on('error', reject);
  });
}

/** Of an answer; undefined while it is not there as a whole. */
export function bodyOf(text: string): string | undefined {
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
