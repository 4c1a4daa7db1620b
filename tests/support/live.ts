import { createClient } from 'graphql-ws';

/** An open subscription: « news » for each event that came, the word of the error for each that did not. */
export interface Stream {
  heard: string[];
  close: () => Promise<void>;
}

interface Spoken {
  message: string;
  extensions?: { code?: string };
}

/** Subscribes over the socket as a browser does. */
export function listen(server: { base: string }, token: string | null, query: string): Stream {
  const heard: string[] = [];
  const client = createClient({
    url: `${server.base.replace('http', 'ws')}/graphql`,
    retryAttempts: 0,
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
  return { heard, close: async () => client.dispose() };
}
