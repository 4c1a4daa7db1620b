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

test.each<[Partial<TrackedOrderFragment>, ReturnType<typeof timeline>]>([
  [{}, { current: 'PREPARING' }],
  [{ arrivingAt: onTheWay }, { current: 'ON_THE_WAY', stillPreparing: true }],
  [{ status: 'READY', arrivingAt: onTheWay }, { current: 'ON_THE_WAY' }],
  [{ status: 'READY' }, { current: 'ON_THE_WAY' }],
  [{ status: 'COLLECTED' }, { current: 'DELIVERED' }],
  // Only the steps that certainly happened.
  [{ status: 'CANCELLED' }, { current: 'CONFIRMED', outcome: 'CANCELLED' }],
  [
    { status: 'CANCELLED', arrivingAt: onTheWay },
    { current: 'CONFIRMED', outcome: 'CANCELLED' },
  ],
  [{ status: 'NO_SHOW' }, { current: 'PREPARING', outcome: 'NO_SHOW' }],
])('a paid order %j is tracked as %j', (fields, shown) => expect(timeline(anOrder(fields))).toEqual(shown));

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

test('« J’arrive » can be announced once, while the order is open', () => {
  expect(progress().arrival).toBe('possible');
  expect(progress({ arrivingAt: onTheWay }).arrival).toBe('announced');
  const { arrival, news } = progress({ status: 'COLLECTED', arrivingAt: onTheWay });
  expect([arrival, news]).toEqual(['over', expect.stringMatching(/^Votre commande vous a été remise/)]);
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
