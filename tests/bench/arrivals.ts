import type { Socket } from 'node:net';
import { randomNumbers } from '../support/random-numbers';
import { opened, type Question, served } from './load';

/** What somebody wants of the server: questions one after the other, each once the one before is answered. */
export interface Errand {
  kind: string;
  questions: readonly Question[];
}

const TIMEOUT_MS = 3_000;
export const NOT_SERVED = 'not served when the time was over';

export interface Arrived {
  kind: string;
  /** Milliseconds from the instant it was due, however late a connection was free for it. */
  took: number;
  failure?: string;
}

/**
 * People who come when they come, whether or not those before them are served: at instants drawn beforehand, so many a second
 * on average. What finds no free connection waits for one, and what still waits at the end counts with the wait it had.
 */
export async function arrivals(
  { base }: { base: string },
  next: () => Errand,
  { perSecond, seconds, connections = 64 }: { perSecond: number; seconds: number; connections?: number },
): Promise<Arrived[]> {
  const random = randomNumbers(7);
  const free = await Promise.all(Array.from({ length: connections }, () => opened(new URL(base))));
  const waiting: { errand: Errand; due: number }[] = [];
  const arrived: Arrived[] = [];
  const began = performance.now();
  const end = began + seconds * 1000;
  let due = began;
  let underWay = 0;
  const run = async (socket: Socket, { errand: { kind, questions }, due }: { errand: Errand; due: number }) => {
    underWay++;
    const failure = await served(socket, questions).catch((error: unknown) => String(error));
    arrived.push({ kind, took: performance.now() - due, ...(failure && { failure }) });
    underWay--;
    // A connection that failed is replaced, as a browser would.
    if (failure) socket.destroy();
    free.push(failure ? await opened(new URL(base)) : socket);
    dispatch();
  };
  const dispatch = () => {
    while (free.length > 0 && waiting.length > 0)
      void run(free.pop() as Socket, waiting.shift() as (typeof waiting)[0]);
  };
  while (due < end) {
    for (const now = performance.now(); due <= now && due < end; due -= (Math.log(1 - random()) / perSecond) * 1000)
      waiting.push({ errand: next(), due });
    dispatch();
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  while (waiting.length > 0 && performance.now() < end + TIMEOUT_MS)
    await new Promise((resolve) => setTimeout(resolve, 10));
  for (const { errand, due } of waiting.splice(0))
    arrived.push({ kind: errand.kind, took: performance.now() - due, failure: NOT_SERVED });
  while (underWay > 0) await new Promise((resolve) => setTimeout(resolve, 10));
  for (const socket of free) socket.destroy();
  return arrived;
}
