import { createClient } from 'graphql-ws';
import { ORDER_CHANGES, type OrderChange } from '../../server/orders/order-changes';
import type { World } from './world';

/** An open subscription: « news » for each event that came, the word of the error for each that did not. */
export interface Stream {
  heard: string[];
  /** Codes it was closed with by the server. */
  closed: number[];
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
  const client = createClient({
    url: `${server.base.replace('http', 'ws')}/graphql`,
    retryAttempts: 0,
    on: {
      closed: (event) => {
        const { code, wasClean } = event as { code: number; wasClean: boolean };
        if (wasClean && code !== 1000) closed.push(code);
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
  return { heard, closed, close: async () => client.dispose() };
}

/** Says of an order what any step of it says: that it has changed. */
export async function announce({ product }: World, shopId: string, orderId: string): Promise<void> {
  const change: OrderChange = { shopId, orderId };
  await product.pool.query('select pg_notify($1, $2)', [ORDER_CHANGES, JSON.stringify(change)]);
}
