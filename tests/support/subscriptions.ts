import { createClient } from 'graphql-ws';
import { reachedBy } from '../../web/app/apollo/live-link';
import type { Fixtures } from './fixtures';

/** An open subscription: « news » for each event that came, the word of the error for each that did not. */
export interface Stream {
  heard: string[];
  /** Codes it was closed with by the server. */
  closed: number[];
  /** The same with the reasons given. */
  farewells: string[];
  close: () => Promise<void>;
}

interface Spoken {
  message: string;
  extensions?: { code?: string };
}

/** Subscribes over the socket as a browser does. */
export function listen(server: { base: string }, token: string | null, query: string): Stream {
  const heard: string[] = [];
  const closed: number[] = [];
  const farewells: string[] = [];
  const client = createClient({
    url: `${server.base.replace('http', 'ws')}/graphql`,
    retryAttempts: 0,
    on: {
      closed: (event) => {
        const { code, reason, wasClean } = event as { code: number; reason: string; wasClean: boolean };
        if (!wasClean || code === 1000) return;
        closed.push(code);
        farewells.push(`${code} ${reason}`);
      },
    },
    connectionParams: token === null ? {} : { authorization: `Bearer ${token}` },
  });
  const complain = (errors: unknown) => {
    const first = Array.isArray(errors) ? (errors as Spoken[])[0] : undefined;
    heard.push(first?.extensions?.code ?? `unnamed: ${first?.message ?? String(errors)}`);
  };
  client.subscribe(
    { query },
    {
      next: ({ errors }) => (errors ? complain(errors) : heard.push('news')),
      error: complain,
      complete: () => undefined,
    },
  );
  return { heard, closed, farewells, close: async () => client.dispose() };
}

/** An order as it arrived on a board, and when by the clock of `performance`. */
export interface Arrival {
  token: string;
  status: string;
  at: number;
}

/** A board as a browser keeps it: after a loss it comes back, to the next server of its list, and goes on from its cursor. */
export function aBoard(servers: readonly { base: string }[], ownerToken: string) {
  const arrived: Arrival[] = [];
  let opened = 0;
  let events = 0;
  let mayReturn: Promise<unknown> = Promise.resolve();
  const variables: { after?: string } = {};
  const client = createClient({
    url: () => `${servers[opened++ % servers.length]?.base.replace('http', 'ws')}/graphql`,
    connectionParams: { authorization: `Bearer ${ownerToken}` },
    retryAttempts: Infinity,
    retryWait: async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      await mayReturn;
    },
    shouldRetry: () => true,
    keepAlive: 1_000,
  });
  client.subscribe<{ boardChanged: { cursor: string; orders: { token: string; status: string }[] } }>(
    {
      query: 'subscription ($after: String) { boardChanged(after: $after) { cursor orders { token status } } }',
      variables,
    },
    {
      next: ({ data }) => {
        const at = performance.now();
        for (const order of data?.boardChanged.orders ?? []) arrived.push({ ...order, at });
        variables.after = reachedBy(data) ?? variables.after;
        events++;
      },
      error: (error) => arrived.push({ token: `error: ${JSON.stringify(error)}`, status: '', at: performance.now() }),
      complete: () => undefined,
    },
  );
  return {
    arrived,
    tokens: () => arrived.map(({ token }) => token),
    /** Events so far; the first says that the board stands. */
    events: () => events,
    /** The line breaks; it comes back as after any loss, but not before this is done. */
    cut: (until: Promise<unknown>) => {
      mayReturn = until;
      client.terminate();
    },
    close: async () => client.dispose(),
  };
}

/** Says of an order what any step of it says: that it has changed. */
export async function announce({ product }: Fixtures, orderId: string): Promise<void> {
  await product.pool.query('update orders set changed_in = pg_current_xact_id() where id = $1', [orderId]);
}
