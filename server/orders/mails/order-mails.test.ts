import { expect, test } from 'vitest';
import { choosing } from '../../../tests/support/options';
import type { OrderRefund } from '../../../graphql/rules/refunds';
import { inLocale } from '../../locale';
import { billOf, formatWindow } from './order-mails';

const window = { startsAt: new Date('2026-11-24T11:15:00Z'), endsAt: new Date('2026-11-24T11:30:00Z') };
const shop = { zone: 'Europe/Paris' };
const baklava = {
  ...{
    id: 'l-1',
    name: 'Baklava',
    quantity: 2,
    unitCents: 350,
    lineCents: 700,
    vatRate: 55,
    choices: [],
    note: 'Sans noix',
  },
  ...{ allergens: ['MILK'], allergensDeclared: true },
};
const order = { lines: [baklava], mealDeals: [], feeCents: 29, totalCents: 729 };

test.each([
  ['specified', 'mardi 24 novembre, de 12:15 à 12:30', ['« Sans noix »', 'Allergènes : Lait'], 'dont TVA 5,5 %'],
  [
    'fr',
    'mardi 24 novembre, de 12:15 à 12:30',
    ['«\u00a0Sans noix\u00a0»', 'Allergènes\u00a0: Lait'],
    'dont TVA 5,5\u202f%',
  ],
  ['en', 'Tuesday 24 November, 12:15–12:30', ['“Sans noix”', 'Allergens: Milk'], 'incl. 5.5% VAT'],
] as const)(
  'an order mail in « %s » gives the pickup time, the items and the VAT in that language',
  (locale, when, details, vat) => {
    const said = inLocale(locale, () => ({ when: formatWindow({ window, shop }), bill: billOf(order) }));
    expect(said.when).toBe(when);
    expect(said.bill.lines[0]?.details.map(({ text }) => text)).toEqual(details);
    expect(said.bill.sums.at(-1)?.label).toBe(vat);
  },
);

test('text written by the shop is marked as French in an English mail, unless the shop wrote it in English', () => {
  const line = { ...baklava, choices: choosing({ sauces: ['Harissa'] }), allergens: [] };
  const marks = (lines: (typeof line & { nameLang?: string })[]) =>
    billOf({ ...order, lines }).lines.map(({ name, details }) => [name, ...details].map(({ lang }) => lang));
  expect(inLocale('en', () => marks([line, { ...line, nameLang: 'en' }]))).toEqual([
    ['fr', 'fr', undefined],
    [undefined, 'fr', undefined],
  ]);
  expect(inLocale('fr', () => marks([line]))).toEqual([[undefined, undefined, undefined]]);
});

test('the bill in an order mail lists what was chosen in the order of preparation, with what each adds', () => {
  const choices = [
    { groupId: 'own', name: 'Accompagnements', options: [{ name: 'Frites', priceCents: 300, quantity: 2 }] },
    ...choosing({
      supplements: { name: 'Cheddar', priceCents: 100 },
      sot: 'onion',
      size: { name: 'Grande', priceCents: 400 },
    }),
  ];
  expect(billOf({ ...order, lines: [{ ...baklava, choices }] }).lines[0]?.details[0]?.text).toBe(
    'Grande, Oignon, Cheddar (+1,00 €), 2 × Frites (+3,00 €)',
  );
});

test('the bill in an order mail marks refunded pieces and lists the refund, the rest paid and its VAT', () => {
  const billed = (refunds: OrderRefund[]) => inLocale('fr', () => billOf({ ...order, refunds }));
  const refund = (cents: number, quantity: number) => ({ cents, state: 'DONE', lines: [{ lineId: 'l-1', quantity }] });
  const part = billed([refund(350, 1)]);
  expect(part.lines[0]).toMatchObject({ quantity: 2, isStruckOut: false });
  expect(part.lines[0]?.details.map(({ text }) => text)).toContain('1 sur 2 remboursé');
  const spaced = part.sums.map(({ label, amount }) => `${label} ${amount}`.replace(/\s/g, ' '));
  expect(spaced).toEqual([
    'Frais de service 0,29 €',
    'Total payé par carte 7,29 €',
    'Remboursé −3,50 €',
    'Reste payé 3,79 €',
    'dont TVA 5,5 % 0,18 €',
  ]);
  expect(billed([refund(700, 2)]).lines[0]).toMatchObject({ isStruckOut: true });
  expect(billed([]).sums).toHaveLength(3);
});

test('the bill in an order mail lists meal deals between the articles and the total, and the VAT of what was paid', () => {
  const deal = { mealDealId: 'd-1', name: 'Formule Goûter', nameEn: 'Tea-time deal', quantity: 2, cents: 100 };
  const breakfast = { ...deal, mealDealId: 'd-2', name: 'Petit déjeuner', nameEn: null, quantity: 1, cents: 50 };
  const lines = [{ ...baklava, lineCents: 550 }];
  const reduced = { ...order, lines, mealDeals: [deal, breakfast], totalCents: 579 };
  const [fr, en] = (['fr', 'en'] as const).map((locale) => inLocale(locale, () => billOf(reduced)));
  const spaced = fr?.sums.map(({ label, amount }) => `${label} ${amount}`.replace(/\s/g, ' '));
  expect(fr?.lines[0]?.amount).toBe('7,00\u00a0€');
  expect(spaced).toEqual([
    '2 × Formule Goûter −1,00 €',
    'Petit déjeuner −0,50 €',
    'Frais de service 0,29 €',
    'Total payé par carte 5,79 €',
    'dont TVA 5,5 % 0,29 €',
  ]);
  expect(en?.sums.slice(0, 2)).toMatchObject([
    { label: '2 × Tea-time deal', lang: undefined },
    { label: 'Petit déjeuner', lang: 'fr' },
  ]);
});
