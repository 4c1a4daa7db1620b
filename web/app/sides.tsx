import { ApolloProvider } from '@apollo/client/react';
import { Outlet } from 'react-router-dom';
import { createApolloClient } from './apollo/client';

const customerClient = createApolloClient('customer');
const ownerClient = createApolloClient('owner');

/** Pages where one orders and collects. */
export function CustomerSide() {
  return (
    <ApolloProvider client={customerClient}>
      <Outlet />
    </ApolloProvider>
  );
}

/** Pages behind the counter. */
export function OwnerSide() {
  return (
    <ApolloProvider client={ownerClient}>
      <Outlet />
    </ApolloProvider>
  );
}
