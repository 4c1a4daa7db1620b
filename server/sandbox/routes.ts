import { createAccount, createAccountLink, retrieveAccount } from './accounts';
import type { Handler } from './call';
import { createCustomer, deleteCustomer, detachCard, listCards } from './customers';
import { answerForTheBank, confirmIntent } from './intent-confirmation';
import { cancelIntent, createIntent, listIntents, retrieveIntent, updateIntent } from './intents';
import { answerDispute, befall } from './mishaps';
import { createRefund, listRefunds } from './refunds';
import {
  createTransfer,
  listReversals,
  listTransfers,
  refundFee,
  retrieveFee,
  retrieveTransfer,
  reverseTransfer,
} from './transfers';

export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  handler: Handler;
  /** Also open to browsers, with the publishable key and the client secret of their payment. */
  browser?: true;
}

/** The used part of the provider's API. */
export const ROUTES: Route[] = [
  { method: 'POST', path: '/v1/payment_intents', handler: createIntent },
  { method: 'GET', path: '/v1/payment_intents', handler: listIntents },
  { method: 'GET', path: '/v1/payment_intents/:id', handler: retrieveIntent, browser: true },
  { method: 'POST', path: '/v1/payment_intents/:id', handler: updateIntent },
  { method: 'POST', path: '/v1/payment_intents/:id/confirm', handler: confirmIntent, browser: true },
  { method: 'POST', path: '/v1/payment_intents/:id/sandbox_authenticate', handler: answerForTheBank, browser: true },
  { method: 'POST', path: '/v1/payment_intents/:id/cancel', handler: cancelIntent },
  { method: 'POST', path: '/v1/customers', handler: createCustomer },
  { method: 'DELETE', path: '/v1/customers/:id', handler: deleteCustomer },
  { method: 'GET', path: '/v1/payment_methods', handler: listCards },
  { method: 'POST', path: '/v1/payment_methods/:id/detach', handler: detachCard },
  { method: 'POST', path: '/v1/refunds', handler: createRefund },
  { method: 'GET', path: '/v1/refunds', handler: listRefunds },
  { method: 'POST', path: '/v1/transfers', handler: createTransfer },
  { method: 'GET', path: '/v1/transfers', handler: listTransfers },
  { method: 'GET', path: '/v1/transfers/:id', handler: retrieveTransfer },
  { method: 'POST', path: '/v1/transfers/:id/reversals', handler: reverseTransfer },
  { method: 'GET', path: '/v1/transfers/:id/reversals', handler: listReversals },
  { method: 'GET', path: '/v1/application_fees/:id', handler: retrieveFee },
  { method: 'POST', path: '/v1/application_fees/:id/refunds', handler: refundFee },
  { method: 'POST', path: '/v1/disputes/:id', handler: answerDispute },
  { method: 'POST', path: '/v1/accounts', handler: createAccount },
  { method: 'GET', path: '/v1/accounts/:id', handler: retrieveAccount },
  { method: 'POST', path: '/v1/accounts/:id/sandbox_mishap', handler: befall },
  { method: 'POST', path: '/v1/account_links', handler: createAccountLink },
];
