import { expect, test } from 'vitest';
import { requireReadable, requireText } from './graphql/query-limits';

test.each<[string, unknown]>([
  ['a command of a printer', 'a\u001b@b'],
  ['a bell', { note: ['x', '\u0007'] }],
  ['a terminal’s second alphabet', '\u009b31m'],
  ['half a character', '\ud800'],
  ['a name of a field', { '\u0000': 1 }],
  ['a list without end', Array.from({ length: 1_001 }, () => 1)],
  ['nesting without end', JSON.parse('['.repeat(33) + ']'.repeat(33)) as unknown],
])('%s is refused', (_what, value) => {
  expect(() => requireText(value)).toThrow();
  expect(() => requireText({ deep: [value] })).toThrow();
});

test('request text accepts accents, emoji, line breaks, tabs and values that are not text', () => {
  const typed = [
    'Crème brûlée « maison »',
    'deux lignes\r\net un\ttabulateur',
    '👨‍👩‍👧 🥐',
    '',
    0,
    null,
    true,
    new Date(),
    undefined,
  ];
  expect(() => requireText({ typed, form: Object.assign(new FormData()) })).not.toThrow();
});

test('a request body is accepted only uncompressed and in UTF-8', () => {
  for (const type of ['application/json', 'application/json; charset=utf-8', 'application/json;charset="UTF-8"'])
    expect(() => requireReadable({ 'content-type': type })).not.toThrow();
  expect(() => requireReadable({ 'content-type': 'application/json; charset=utf-16' })).toThrow();
  expect(() => requireReadable({ 'content-encoding': 'gzip' })).toThrow();
});
