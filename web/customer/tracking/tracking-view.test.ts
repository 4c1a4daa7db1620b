import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { expect, test } from 'vitest';
import { tracked } from '../../../.storybook/results/orders';
import type { TrackedOrderFragment } from '../../../graphql/generated/customer/tracking';
import { chooseLocale } from '../../../graphql/texts/text';
import { printErrorMessage } from './tracking-page';
import { progressOf, timeline } from './tracking-view';

const onTheWay = '2026-06-12T09:38:00Z';
const anOrder = (fields: Partial<TrackedOrderFragment> = {}): TrackedOrderFragment => ({ ...tracked, ...fields });
const progress = (fields?: Partial<TrackedOrderFragment>) => progressOf(anOrder(fields), Date.parse(onTheWay));

test('a paid order is tracked as being prepared, a collected one as delivered', () => {
  expect(timeline(anOrder())).toEqual({ current: 'PREPARING' });
  expect(timeline(anOrder({ status: 'COLLECTED' }))).toEqual({ current: 'DELIVERED' });
});

test('the step « En chemin » means that the order is ready or that its customer announced their arrival', () => {
  expect(timeline(anOrder({ arrivingAt: onTheWay }))).toEqual({ current: 'ON_THE_WAY', stillPreparing: true });
  expect(timeline(anOrder({ status: 'READY', arrivingAt: onTheWay }))).toEqual({ current: 'ON_THE_WAY' });
  expect(timeline(anOrder({ status: 'READY' }))).toEqual({ current: 'ON_THE_WAY' });
});

test.each([
  ['fr', 'Transmise à la boutique'],
  ['en', 'Sent to the shop'],
] as const)(
  'in language %s an order is shown as prepared once it was seen, as ready once it was marked',
  (locale, tag) => {
    const before = chooseLocale(() => locale);
    expect(progress()).toMatchObject({ timeline: { current: 'CONFIRMED' }, tag });
    expect(progress({ seenAt: onTheWay })).toMatchObject({ timeline: { current: 'PREPARING' }, tag: undefined });
    expect(timeline(anOrder({ arrivingAt: onTheWay }))).toEqual({ current: 'PREPARING' });
    expect(timeline(anOrder({ status: 'READY' }))).toEqual({ current: 'ON_THE_WAY' });
    chooseLocale(before);
  },
);

test('a cancelled or missed order shows only the steps that certainly happened', () => {
  const cancelled = { current: 'CONFIRMED', outcome: 'CANCELLED' };
  expect(timeline(anOrder({ status: 'CANCELLED' }))).toEqual(cancelled);
  expect(timeline(anOrder({ status: 'CANCELLED', arrivingAt: onTheWay }))).toEqual(cancelled);
  expect(timeline(anOrder({ status: 'NO_SHOW' }))).toEqual({ current: 'PREPARING', outcome: 'NO_SHOW' });
});

test('« J’arrive » can be announced once, while the order is open', () => {
  expect(progress().arrival).toBe('possible');
  expect(progress({ arrivingAt: onTheWay }).arrival).toBe('announced');
  expect(progress({ status: 'COLLECTED', arrivingAt: onTheWay }).arrival).toBe('over');
});

test('an order for a later day is tracked as confirmed, and arrival cannot be announced before that day', () => {
  const window = { ...tracked.window, day: 'vendredi 12 juin' };
  const ahead = anOrder({ window, shop: { ...tracked.shop, slowConfirmation: true } });
  expect(progressOf(ahead, Date.parse('2026-06-11T22:30:00Z'))).toMatchObject({
    timeline: { current: 'CONFIRMED' },
    tag: 'Prévue vendredi 12 juin',
    news: 'Elle sera prête vendredi 12 juin à 12:15.',
    arrival: 'early',
    slow: false,
  });
  // Its business day has begun in Paris.
  expect(progressOf(ahead, Date.parse('2026-06-12T02:00:00Z'))).toMatchObject({
    timeline: { current: 'PREPARING' },
    arrival: 'possible',
    slow: true,
  });
});

const failed = (message: string, code: string) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code } }] });

test('a ticket that could not be printed shows the server’s message, else the specification’s', () => {
  expect(printErrorMessage(failed('Commande introuvable.', 'NOT_FOUND'))).toBe('Commande introuvable.');
  expect(printErrorMessage(failed('Une erreur est survenue.', 'INTERNAL'))).toBe('Failed to send print job.');
  expect(printErrorMessage(new TypeError('Failed to fetch'))).toBe('Printing failed');
});
