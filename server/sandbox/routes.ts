import { createAccount, createAccountLink, retrieveAccount } from './accounts';
import type { Handler } from './call';
import { retrieveCharge } from './charges';
import { listEvents, retrieveEvent } from './events';
import { answerForTheBank, confirmIntent } from './intent-confirmation';
import { cancelIntent, createIntent, listIntents, retrieveIntent } from './intents';
import { createRefund, listRefunds, retrieveRefund } from './refunds';

export interface RouteModule {
  method: 'GET' | 'POST';
  path: string;
  handler: Handler;
  /** A browser may come too, with the publishable key and the client secret of its payment. */
  browser?: true;
}

/** The used part of the provider's API. */
export const ROUTE_MODULES: RouteModule[] = [
  { method: 'POST', path: '/v1/payment_intents', handler: createIntent },
  { method: 'GET', path: '/v1/payment_intents', handler: listIntents },
  { method: 'GET', path: '/v1/payment_intents/:id', handler: retrieveIntent, browser: true },
  { method: 'POST', path: '/v1/payment_intents/:id/confirm', handler: confirmIntent, browser: true },
  { method: 'POST', path: '/v1/payment_intents/:id/sandbox_authenticate', handler: answerForTheBank, browser: true },
  { method: 'POST', path: '/v1/payment_intents/:id/cancel', handler: cancelIntent },
  { method: 'GET', path: '/v1/charges/:id', handler: retrieveCharge },
  { method: 'POST', path: '/v1/refunds', handler: createRefund },
  { method: 'GET', path: '/v1/refunds', handler: listRefunds },
  { method: 'GET', path: '/v1/refunds/:id', handler: retrieveRefund },
  { method: 'GET', path: '/v1/events', handler: listEvents },
  { method: 'GET', path: '/v1/events/:id', handler: retrieveEvent },
  { method: 'POST', path: '/v1/accounts', handler: createAccount },
  { method: 'GET', path: '/v1/accounts/:id', handler: retrieveAccount },
  { method: 'POST', path: '/v1/account_links', handler: createAccountLink },
];
