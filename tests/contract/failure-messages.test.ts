import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { chooseLocale, type Locale } from '../../graphql/texts/text';
import { cartErrorMessage as cartFailure } from '../../web/customer/cart/cart-view';
import { ordersErrorMessage as ordersFailure } from '../../web/customer/orders/orders-page';
import { printErrorMessage } from '../../web/customer/tracking/tracking-page';
import { categoriesErrorMessage } from '../../web/items/categories-error';
import { toOrderFailure } from '../../web/ordering/order-failure';
import { readErrorMessage } from '../../web/owner/board/board-page';
import { menuMessages } from '../../web/owner/menu/use-item-changes';
import { NetworkLoss } from '../../web/page/faults';
import { network, unknown } from '../../web/page/faults.texts';

const bugs = [
  new TypeError("Cannot read properties of undefined (reading 'id')"),
  new ReferenceError('cart is not defined'),
  new RangeError('Invalid time value'),
];
const serverError = new ServerError('', { response: new Response(null, { status: 502 }), bodyText: '' });
const coded = (code: string) =>
  new CombinedGraphQLErrors({ errors: [{ message: 'Trop de demandes.', extensions: { code } }] });

const log = vi.spyOn(console, 'error');
beforeEach(() => void log.mockReset().mockReturnValue());
let usualLocale: (() => Locale) | undefined;
afterEach(() => {
  if (usualLocale) chooseLocale(usualLocale);
  usualLocale = undefined;
});
const speak = (locale: Locale) => void (usualLocale = chooseLocale(() => locale));

const orderFailure = (error: unknown) => {
  const failure = toOrderFailure(error);
  return 'message' in failure ? failure.message : undefined;
};

/** Each with the documents’ words for a lost network and a server error. */
const messages: [page: string, message: (error: unknown) => string | undefined, specified: string][] = [
  ['the orders', ordersFailure, 'Failed to fetch orders'],
  ['the cart', cartFailure, 'Failed to fetch data'],
  ['an order', orderFailure, 'Failed to fetch order details'],
  [
    'the categories',
    categoriesErrorMessage,
    'Failed to fetch categories. Please ensure the restaurant ID is correct and the server is running.',
  ],
  ['the board', readErrorMessage, "Une erreur s'est produite lors de la récupération des commandes."],
  ['a new item', menuMessages.add.failed, "Échec de l'ajout de l'article. Veuillez réessayer."],
  ['a changed item', menuMessages.update.failed, "Une erreur s'est produite lors de la mise à jour de l'article."],
  ['a removed item', menuMessages.remove.failed, "Échec de la suppression de l'article. Veuillez réessayer."],
];

describe.each(messages)('failure message of %s', (_page, message, specified) => {
  test.each(bugs)('$name is shown as a page error and logged', (bug) => {
    expect(message(bug)).toBe(unknown());
    expect(log).toHaveBeenCalledExactlyOnceWith(bug);
  });

  test('a lost network and a server error are shown with the specification’s text', () => {
    expect(message(new NetworkLoss())).toBe(specified);
    expect(message(serverError)).toBe(specified);
    expect(log).not.toHaveBeenCalled();
  });

  test('a lost network is shown as such in French, where the specification gives no text', () => {
    speak('fr');
    expect(message(new NetworkLoss())).toBe(network());
    expect(message(serverError)).not.toBe(network());
  });
});

test('a server error with a code is shown with the specification’s text', () => {
  expect(ordersFailure(coded('INTERNAL'))).toBe('Failed to fetch orders');
  expect(cartFailure(coded('INTERNAL'))).toBe('Failed to fetch data');
  expect(orderFailure(coded('INTERNAL'))).toBe('Failed to fetch order details');
});

test('a bug while printing a kitchen ticket is shown as a page error', () => {
  expect(printErrorMessage(bugs[0])).toBe(unknown());
});

test('the owner’s menu shows the server’s reason in French, where the specification gives no text', () => {
  expect(menuMessages.remove.failed(coded('CONFLICT'))).toBe(
    "Échec de la suppression de l'article. Veuillez réessayer.",
  );
  speak('fr');
  expect(menuMessages.remove.failed(coded('CONFLICT'))).toBe('Trop de demandes.');
  expect(menuMessages.add.failed(coded('CONFLICT'))).toBe('Trop de demandes.');
});

test('the owner’s menu asks who is not signed in to sign in, in the specification’s words', () => {
  expect([menuMessages.add.needsLogin(), menuMessages.update.needsLogin(), menuMessages.remove.needsLogin()]).toEqual(
    ['ajouter', 'modifier', 'supprimer'].map((verb) => `Veuillez vous connecter pour ${verb} un article.`),
  );
});
