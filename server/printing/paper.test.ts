import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { KitchenTicket } from './kitchen-ticket';
import { correctionRows, ticketRows, voidRows, wrapped, type Columns, type PaperRow } from './paper';

const ticket: KitchenTicket = {
  shopName: 'Sami Grill',
  token: 'K7M4PX',
  from: '12:15 PM',
  until: '12:30 PM',
  customerName: 'Camille Moreau',
  orderedAt: '24/11/2026 11:52',
  portions: [
    {
      title: 'Tacos 2 viandes 1/2',
      rows: [
        { label: 'Viandes', text: 'Poulet mariné, Merguez' },
        { label: 'Note', text: 'Sans sel sur les frites.' },
      ],
      allergens: 'Gluten, Lait',
    },
  ],
  cancelled: [],
  count: 2,
  duplicate: false,
};
const texts = (rows: readonly PaperRow[]) => rows.flatMap((row) => (row.kind === 'text' ? [row] : []));

test('a printed ticket shows token and start time three times as large as the rest, dish and note twice', () => {
  const rows = texts(ticketRows(ticket, 48));
  expect(rows.filter(({ scale }) => scale === 3).map(({ text }) => text)).toEqual(['K7M4PX', '12:15 PM']);
  expect(rows.filter(({ scale }) => scale === 2).map(({ text }) => text)).toEqual([
    'Note : Sans sel sur les',
    '  frites.',
    'Tacos 2 viandes 1/2',
  ]);
  expect(rows.filter(({ inverse }) => inverse).map(({ text }) => text)).toEqual([
    'Note : Sans sel sur les',
    '  frites.',
  ]);
});

test('a duplicate ticket begins with « DUPLICATA »', () => {
  expect(texts(ticketRows({ ...ticket, duplicate: true }, 32))[0]).toMatchObject({ text: 'DUPLICATA', bold: true });
});

test('a void ticket begins with « ANNULÉE », token and time, then lists what is not to be made', () => {
  const rows = texts(voidRows(ticket, 32));
  expect(rows.filter(({ scale }) => scale === 3).map(({ text }) => text)).toEqual(['ANNULÉE', 'K7M4PX', '12:15 PM']);
  expect(rows.map(({ text }) => text)).toContain('Tacos 2 viandes 1/2');
});

test('a ticket marks each refunded line « ANNULÉ », and a correction ticket begins with « CORRECTION »', () => {
  const cancelled = [{ title: '1 x Thon', rows: [{ label: 'Viandes', text: 'Merguez' }], allergens: '' }];
  const lines = (rows: readonly PaperRow[]) => texts(rows).map(({ text }) => text);
  expect(lines(ticketRows({ ...ticket, cancelled }, 32))).toContain('ANNULÉ : 1 x Thon');
  const correction = lines(correctionRows({ ...ticket, cancelled }, 32));
  expect(correction[0]).toBe('CORRECTION');
  expect(correction).toEqual(
    expect.arrayContaining(['ANNULÉ : 1 x Thon', 'Il reste en tout :', 'Tacos 2 viandes 1/2']),
  );
  expect(lines(correctionRows({ ...ticket, portions: [], cancelled }, 32))).toContain('Plus rien à préparer.');
  expect(lines(voidRows({ ...ticket, cancelled }, 32))).toContain('1 x Thon');
});

test('a wrapped row of a ticket is indented from its second line on', () => {
  expect(wrapped('Sauces : Algérienne, Blanche, Samouraï', 20, 2)).toEqual([
    'Sauces : Algérienne,',
    '  Blanche, Samouraï',
  ]);
  expect(wrapped('Anticonstitutionnellement', 10)).toEqual(['Anticonsti', 'tutionnell', 'ement']);
  expect(wrapped('', 10)).toEqual([]);
  expect(wrapped('\u2003', 10)).toEqual(['\u2003']);
});

test('ticket rows always fit the paper width, and wrapping loses no letter', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 120 });
  const columns = fc.constantFrom<Columns>(32, 48);
  fc.assert(
    fc.property(text, text, text, columns, (title, chosen, customerName, width) => {
      const portions = [{ title, rows: [{ label: 'Viandes', text: chosen }], allergens: '' }];
      for (const row of texts(ticketRows({ ...ticket, portions, customerName }, width)))
        expect(row.text.length * row.scale).toBeLessThanOrEqual(width);
    }),
  );
  fc.assert(
    fc.property(text, fc.integer({ min: 8, max: 48 }), (words, width) => {
      const letters = (all: string) => all.replaceAll(' ', '');
      expect(letters(wrapped(words, width, 2).join(''))).toBe(letters(words));
    }),
  );
});
