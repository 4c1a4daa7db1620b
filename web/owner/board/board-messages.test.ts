import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { afterEach, expect, test, vi } from 'vitest';
import { connectionMessage, readErrorMessage, sessionEndMessage } from './board-page';
import { noShowFailed, noShowRefused } from './board.texts';

const fault = (code: string, message: string) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code } }] });

test('a board error shows the server’s message when it is meant for people, and a general text otherwise', () => {
  expect(readErrorMessage(fault('FORBIDDEN', 'Réservé aux commerces.'))).toBe('Réservé aux commerces.');
  const general = "Une erreur s'est produite lors de la récupération des commandes.";
  expect(readErrorMessage(fault('INTERNAL', 'relation "orders" does not exist'))).toBe(general);
  expect(readErrorMessage(new TypeError('Failed to fetch'))).toBe(general);
});

afterEach(() => vi.unstubAllGlobals());

test('a board error says when the device is offline', () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(readErrorMessage(new TypeError('Failed to fetch'))).toBe(
    'Vous êtes hors connexion. La page revient avec le réseau.',
  );
});

const ZONE = 'Europe/Paris';

test('the board warns of its session’s end during the last hour', () => {
  const endsAt = Date.parse('2026-11-24T11:04:00Z');
  const owner = { token: '', id: 's1', isGuest: false, looksExpired: false, endsAt };
  expect(sessionEndMessage(owner, endsAt - 61 * 60_000, ZONE)).toBeUndefined();
  expect(sessionEndMessage(owner, endsAt - 59 * 60_000, ZONE)).toBe(
    'À 12:04, cet appareil sera déconnecté : les commandes n’y sonneront plus.',
  );
  expect(sessionEndMessage(null, endsAt, ZONE)).toBeUndefined();
});

// 12:04 in Paris.
const readAt = Date.parse('2026-11-24T11:04:00Z');
test.each([
  ['up to date', { lost: false, onLine: true, readAt, now: readAt + 5_000 }, { connection: 'live' }],
  ['just lost', { lost: true, onLine: true, readAt, now: readAt + 5_000 }, { connection: 'lost' }],
  [
    'lost for long',
    { lost: true, onLine: true, readAt, now: readAt + 90_000 },
    { connection: 'lost', ageText: '12:04' },
  ],
  ['offline', { lost: true, onLine: false, readAt, now: readAt + 5_000 }, { connection: 'offline', ageText: '12:04' }],
  ['offline from the start', { lost: true, onLine: false, readAt: null, now: readAt }, { connection: 'offline' }],
])('a board that is %s shows its connection and the age of its data', (_how, contact, said) => {
  expect(connectionMessage({ ...contact, zone: ZONE })).toEqual(said);
});

test('a no-show that could not be marked shows the specification’s words', () => {
  expect(noShowRefused('Trop tôt.')).toBe('Échec de la mention du client comme non-présent.e: Trop tôt.');
  expect(noShowFailed('Pas de réseau.')).toBe(
    'Erreur lors de la mention du client comme non-présent.e: Pas de réseau.',
  );
});
