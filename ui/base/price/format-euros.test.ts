import { expect, test } from 'vitest';
import { formatEuros } from './format-euros.ts';

test.each([
  [450, '4,50\u00a0€'],
  [29, '0,29\u00a0€'],
  [0, '0,00\u00a0€'],
  [123_450, '1\u202f234,50\u00a0€'],
  [-450, '-4,50\u00a0€'],
])('%d cents are formatted as « %s »', (cents, formatted) => expect(formatEuros(cents)).toBe(formatted));
