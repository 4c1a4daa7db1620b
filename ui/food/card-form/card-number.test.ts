import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as card from './card-number';

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((list) => list.join(''));

test('a card field counts as complete when no more digits can follow, so that the focus moves to the next field', () => {
  for (const whole of ['4242 4242 4242 4242', '3782 822463 10005']) expect(card.isWholeCardNumber(whole)).toBe(true);
  for (const part of ['4242 4242 4242 424', '4242 4242 4242 4243', ''])
    expect(card.isWholeCardNumber(part)).toBe(false);
  expect(['12/34', '12/20', '12/2034', '1', '13/34'].map(card.isWholeExpiry)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

describe('card number', () => {
  test('a card number is grouped by four digits, whatever separators were typed', () => {
    expect(card.groupCardNumber('4242-4242 42424242')).toBe('4242 4242 4242 4242');
    expect(card.groupCardNumber('42424')).toBe('4242 4');
    expect(card.groupCardNumber('4242')).toBe('4242');
    expect(card.groupCardNumber('9'.repeat(30))).toBe('9999 9999 9999 9999 999');
  });

  test.each(['4242 4242 4242 4242', '5555 5555 5555 4444', '378282246310005', '4000002760003184'])(
    'accepts the test card number %s',
    (number) => expect(card.isCardNumber(number)).toBe(true),
  );

  test.each(['', '4242 4242 4242 4243', '4242', '0000'])('rejects the card number « %s »', (number) =>
    expect(card.isCardNumber(number)).toBe(false),
  );

  test('exactly one last digit makes a card number valid', () => {
    fc.assert(
      fc.property(digits(15), (start) => {
        const right = [...'0123456789'].filter((last) => card.isCardNumber(start + last));
        expect(right).toHaveLength(1);
      }),
    );
  });

  test('a card number with one wrong digit is always rejected', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 15 }), fc.integer({ min: 1, max: 9 }), (at, shift) => {
        const good = '4242424242424242';
        const wrong = (Number(good.charAt(at)) + shift) % 10;
        expect(card.isCardNumber(good.slice(0, at) + String(wrong) + good.slice(at + 1))).toBe(false);
      }),
    );
  });
});

describe('card expiry', () => {
  test.each([
    ['1', '1'],
    ['5', '05'],
    ['12', '12'],
    ['123', '12/3'],
    ['1228', '12/28'],
    ['5/28', '05/28'],
    ['05 / 28', '05/28'],
    ['12/2028', '12/2028'],
    ['122899', '12/28'],
  ])('the card expiry « %s » is shown as « %s »', (typed, shown) => expect(card.groupExpiry(typed)).toBe(shown));

  test.each([
    ...['05/28', '05/2028'].map((text) => [text, { month: 5, year: 2028 }] as const),
    ...['', '05', '13/28', '00/28', '05/2'].map((text) => [text, undefined] as const),
  ])('the card expiry « %s » is read as %j', (text, expiry) => expect(card.parseExpiry(text)).toEqual(expiry));

  test('a card is valid until the last day of its expiry month', () => {
    const lastDay = new Date(2026, 10, 30);
    expect(card.hasExpired({ month: 11, year: 2026 }, lastDay)).toBe(false);
    expect(card.hasExpired({ month: 10, year: 2026 }, lastDay)).toBe(true);
    expect(card.hasExpired({ month: 1, year: 2027 }, lastDay)).toBe(false);
  });
});

test('a card’s security code has three or four digits', () => {
  expect(card.groupCvc('12a345')).toBe('1234');
  expect(['123', '1234', '12'].map(card.isCvc)).toEqual([true, true, false]);
});

test('the caret stays behind the same digit when the card number is grouped', () => {
  expect([3, 4, 5].map((digit) => card.caretAfter('4242 4242', digit))).toEqual([3, 4, 6]);
  expect(card.caretAfter('4242 4', 5)).toBe(6);
});
