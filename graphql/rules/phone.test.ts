import { describe, expect, it } from 'vitest';
import { phoneHref } from './phone';
import { looksLikePhone, plainPhone } from './phone';

describe('looksLikePhone', () => {
  it.each([
    '0612345678',
    '06 12 34 56 78',
    '06.12.34.56.78',
    '06-12-34-56-78',
    '06/12/34/56/78',
    '06‑12–34−56 78',
    '+33 6 12 34 56 78',
    '+33 (0)1 23 45 67 89',
    '\u202a+33\u00a06\u202f12 34 56 78\u202c',
    '\u200e06 12 34 56 78\ufeff',
    '０６ １２ ３４ ５６ ７８',
  ])('accepts the phone number « %s »', (text) => expect(looksLikePhone(text)).toBe(true));

  it.each(['', '+', '12', 'call me', '06 12', '06 12 34 56 7x', '1234567890123456', '++33612345678', '()'])(
    'rejects the phone number « %s »',
    (text) => expect(looksLikePhone(text)).toBe(false),
  );
});

describe('plainPhone', () => {
  it.each([
    ['+33 (0)6 12 34 56 78', '+33 6 12 34 56 78'],
    ['+33(0)612345678', '+33612345678'],
    ['0033 (0)6 12 34 56 78', '0033 6 12 34 56 78'],
    ['(01) 42 72 00 00', '(01) 42 72 00 00'],
    ['\u2068+33 6 12 34 56 78\u2069', '+33 6 12 34 56 78'],
  ])('turns the text %j into %j', (text, expected) => expect(plainPhone(text)).toBe(expected));
});

describe('phoneHref', () => {
  it.each([
    ['01 42 72 00 00', 'tel:0142720000'],
    ['+33 (0)6 12 34 56 78', 'tel:+33612345678'],
    ['\u202a+33 6 12 34 56 78\u202c', 'tel:+33612345678'],
    ['(01) 42.72.00.00', 'tel:0142720000'],
  ])('the phone number %j links to %j', (text, expected) => expect(phoneHref(text)).toBe(expected));
});
