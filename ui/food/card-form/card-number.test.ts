import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  caretAfter,
  groupCardNumber,
  groupCvc,
  groupExpiry,
  hasExpired,
  isCardNumber,
  isCvc,
  isWholeCardNumber,
  isWholeExpiry,
  parseExpiry,
} from './card-number';

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((list) => list.join(''));

test('a card field counts as complete when no more digits can follow, so that the focus moves to the next field', () => {
  for (const whole of ['4242 4242 4242 4242', '3782 822463 10005']) expect(isWholeCardNumber(whole)).toBe(true);
  for (const part of ['4242 4242 4242 424', '4242 4242 4242 4243', '']) expect(isWholeCardNumber(part)).toBe(false);
  expect(['12/34', '12/20', '12/2034', '1', '13/34'].map(isWholeExpiry)).toEqual([true, false, false, false, false]);
});

describe('card number', () => {
  test('a card number is grouped by four digits, whatever separators were typed', () => {
    expect(groupCardNumber('4242-4242 42424242')).toBe('4242 4242 4242 4242');
    expect(groupCardNumber('42424')).toBe('4242 4');
    expect(groupCardNumber('4242')).toBe('4242');
    expect(groupCardNumber('9'.repeat(30))).toBe('9999 9999 9999 9999 999');
  });

  test.each(['4242 4242 4242 4242', '5555 5555 5555 4444', '378282246310005', '4000002760003184'])(
    'accepts the test card number %s',
    (number) => expect(isCardNumber(number)).toBe(true),
  );

  test.each(['', '4242 4242 4242 4243', '4242', '0000'])('rejects the card number « %s »', (number) =>
    expect(isCardNumber(number)).toBe(false),
  );

  test('exactly one last digit makes a card number valid', () => {
    fc.assert(
      fc.property(digits(15), (start) => {
        const right = [...'0123456789'].filter((last) => isCardNumber(start + last));
        expect(right).toHaveLength(1);
      }),
    );
  });

  test('a card number with one wrong digit is always rejected', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 15 }), fc.integer({ min: 1, max: 9 }), (at, shift) => {
        const good = '4242424242424242';
        const wrong = (Number(good.charAt(at)) + shift) % 10;
        expect(isCardNumber(good.slice(0, at) + String(wrong) + good.slice(at + 1))).toBe(false);
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
  ])('the card expiry « %s » is shown as « %s »', (typed, shown) => expect(groupExpiry(typed)).toBe(shown));

  test('a card expiry with two or four digits of the year gives the same month', () => {
    expect(parseExpiry('05/28')).toEqual({ month: 5, year: 2028 });
    expect(parseExpiry('05/2028')).toEqual({ month: 5, year: 2028 });
  });

  test.each(['', '05', '13/28', '00/28', '05/2'])('« %s » is rejected as a card expiry', (text) =>
    expect(parseExpiry(text)).toBeUndefined(),
  );

  test('a card is valid until the last day of its expiry month', () => {
    const lastDay = new Date(2026, 10, 30);
    expect(hasExpired({ month: 11, year: 2026 }, lastDay)).toBe(false);
    expect(hasExpired({ month: 10, year: 2026 }, lastDay)).toBe(true);
    expect(hasExpired({ month: 1, year: 2027 }, lastDay)).toBe(false);
  });
});

test('a card’s security code has three or four digits', () => {
  expect(groupCvc('12a345')).toBe('1234');
  expect(isCvc('123')).toBe(true);
  expect(isCvc('1234')).toBe(true);
  expect(isCvc('12')).toBe(false);
});

test('the caret stays behind the same digit when the card number is grouped', () => {
  expect(caretAfter('4242 4242', 3)).toBe(3);
  expect(caretAfter('4242 4242', 4)).toBe(4);
  expect(caretAfter('4242 4242', 5)).toBe(6);
  expect(caretAfter('4242 4', 5)).toBe(6);
});
