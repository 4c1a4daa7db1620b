import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readEmail, readPhone } from '../../server/accounts/contact';
import { isStrongEnough, LONGEST_PASSWORD } from '../../server/accounts/password-rule';
import { ALLERGEN_NAMES } from '../../server/menus/allergen-names';
import { Allergen } from '../../server/menus/allergens';
import { PICTURE_WIDTHS, pictureUrl, uploadKey } from '../../server/media/pictures';
import { kitchenTicket } from '../../server/printing/kitchen-ticket';
import { checkDates, weekFrom } from '../../server/shops/own-hours';
import { checkDays } from '../../ui/owner/closure-list/check-days';
import { checkWeek } from '../../ui/owner/opening-hours-editor/week';
import { allergenNames } from '../../ui/food/allergen-list/allergens';
import { sourcesOf } from '../../ui/food/picture/picture-sources';
import { chosenRows } from '../../ui/food/selections/selections';
import { looksLikePhone } from '../../ui/site/form-check/contact-checks';
import { strengthOf } from '../../ui/site/password-strength/strength';
import { toHours } from '../../web/owner/settings/settings-view';
import { kitchenSelections } from '../../web/ordering/line-selections';

// The halves share no code: what a form lets through and what the server takes are compared here.

const takes = (read: () => unknown) => {
  try {
    read();
    return true;
  } catch {
    return false;
  }
};

const characters = fc.constantFrom(...'aZé É9_-! ß٣₂Дд💶漢\u0301');
const typed = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.array(characters).map((all) => all.join('')),
);

test('a password is strong for the page when it is for the server', () => {
  fc.assert(
    fc.property(typed, (password) => {
      fc.pre(password.length <= LONGEST_PASSWORD);
      expect(strengthOf(password) === 'Fort').toBe(isStrongEnough(password));
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['Levain!2027', true],
  ['Crème-9 brûlée', true],
  ['ÉÈÀ-éèà-9', true],
  ['Levain2027', false],
  ['levain!2027', false],
  ['LEVAIN!2027', false],
  ['Levain!levain', false],
  ['Le!2027', false],
  ['Levain 2027', false],
  [`Aa1!${'x'.repeat(LONGEST_PASSWORD)}`, false],
])('« %s » is strong enough: %s', (password, strong) => {
  expect(isStrongEnough(password)).toBe(strong);
});

test.each([
  '06 12 34 56 78',
  '+33 6 12 34 56 78',
  '0612345678',
  '12',
  'call me',
  '06.12.34.56.78',
  '+',
  '1234567890123456',
])('the phone « %s » is one on both sides, or on none', (phone) => {
  expect(takes(() => readPhone(phone))).toBe(looksLikePhone(phone));
});

test.each([
  ['camille@exemple.fr', 'camille@exemple.fr'],
  ['  Camille.Durand+pain@Exemple.FR ', 'camille.durand+pain@exemple.fr'],
  ['zoé@exemple.fr', 'zoé@exemple.fr'],
])('the address « %s » is kept as « %s »', (given, kept) => {
  expect(readEmail(given)).toBe(kept);
});

test.each([
  'camille',
  'camille@',
  '@exemple.fr',
  'camille@exemple',
  'camille@exemple..fr',
  'a@b.fr, c@d.fr',
  'Camille <camille@exemple.fr>',
  'camille@exemple.fr\nBcc: x@y.fr',
  'cam ille@exemple.fr',
  `${'x'.repeat(250)}@exemple.fr`,
])('« %s » is no address mail could be sent to', (given) => {
  expect(takes(() => readEmail(given))).toBe(false);
});

test('a page asks for an uploaded picture in the widths the server keeps', () => {
  const address = (width?: number) => pictureUrl(uploadKey('shop', 'upload', width)) ?? '';
  const kept = PICTURE_WIDTHS.map((width) => `${address(width)} ${width}w`);
  expect(sourcesOf(address(), false)?.srcSet).toBe(kept.join(', '));
});

test('a week passes the page when it passes the server', () => {
  const time = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '30'))
    .map(([hour, minutes]) => `${String(hour).padStart(2, '0')}:${minutes}`);
  const day = fc.array(fc.record({ opensAt: time, closesAt: time }), { maxLength: 2 });
  fc.assert(
    fc.property(fc.array(day, { minLength: 7, maxLength: 7 }), (week) => {
      expect(checkWeek(week).every((error) => error === null)).toBe(takes(() => weekFrom(toHours(week))));
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ['2026-11-24', '2026-11-24'],
  ['2026-11-23', '2026-11-24'],
  ['2026-12-26', '2026-12-24'],
  ['2026-12-24', '2026-12-26'],
])('days from %s to %s can be planned on both sides, or on none', (from, to) => {
  const values = { kind: 'closed', from, to, opensAt: '', closesAt: '', reason: '' } as const;
  const fine = Object.keys(checkDays(values, '2026-11-24')).length === 0;
  expect(takes(() => checkDates({ from, to }, '2026-11-24'))).toBe(fine);
});

test('allergens have one name each, on pages and on paper', () => {
  expect(ALLERGEN_NAMES).toEqual(allergenNames);
});

test('the kitchen’s paper says the same out of a printer as in the browser', () => {
  const choices = {
    size: 'Grande',
    meats: ['Merguez', 'Poulet'],
    sauces: ['Blanche'],
    sot: ['salad', 'tomato', 'onion'],
    supplements: [{ name: 'Cheddar', priceCents: 100 }],
    toppings: [{ name: 'Olives', priceCents: 0 }],
    fries: null,
    drink: 'Limonade',
  };
  const line = { name: 'Tacos', quantity: 2, choices, note: 'Bien cuit', allergens: [Allergen.GLUTEN, Allergen.NUTS] };
  const paper = kitchenTicket(
    {
      token: 'K7M4PX',
      customerName: 'Camille',
      createdAt: new Date('2026-11-24T10:52:00Z'),
      window: { startsAt: new Date('2026-11-24T11:15:00Z'), endsAt: new Date('2026-11-24T11:30:00Z') },
      shop: { name: 'Sami Grill', zone: 'Europe/Paris' },
      lines: [line],
    },
    { duplicate: false },
  );
  const shown = chosenRows(kitchenSelections(choices, line.note));
  for (const { rows } of paper.portions)
    expect(rows).toEqual(shown.map(({ label, values }) => ({ label, text: values.join(', ') })));
});
