import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { Outlet } from 'react-router-dom';
import type { Side } from '../session/session';
import { createApolloClient } from './apollo/client';

// One Apollo client per side, created on first use because most visitors never see the other side.
const clients = new Map<Side, ApolloClient>();

export function clientOf(side: Side): ApolloClient {
  const known = clients.get(side);
  if (known) return known;
  const client = createApolloClient(side);
  clients.set(side, client);
  return client;
}

export function OnSide({ side }: { side: Side }) {
  return (
    <ApolloProvider client={clientOf(side)}>
      <Outlet />
    </ApolloProvider>
  );
}
