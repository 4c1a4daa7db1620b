import { expect, test } from 'vitest';
import { Allergen } from '../../server/menus/allergens';
import { RENDITIONS, pictureUrl, uploadKey } from '../../server/media/pictures';
import { kitchenTicket } from '../../server/printing/kitchen-ticket';
import { sourcesOf } from '../../ui/food/picture/picture';
import { chosenRows } from '../../ui/food/selections/selections';
import { kitchenSelections } from '../../web/ordering/line-selections';
import { choosing } from '../support/options';

// What the halves still say each in their own shape, compared.

test('pictures are requested in exactly the widths and formats that the server stores', () => {
  const address = (rendition?: (typeof RENDITIONS)[number]) => pictureUrl(uploadKey('shop', 'upload', rendition)) ?? '';
  const kept = RENDITIONS.map((rendition) => `${address(rendition)} ${rendition.width}w`);
  const { avif, srcSet } = sourcesOf(address(), '50vw', false) ?? {};
  expect(`${srcSet}, ${avif}`.split(', ').toSorted()).toEqual(kept.toSorted());
});

test('a kitchen ticket lists the same choices on paper as in the browser', () => {
  const choices = [
    { groupId: 'own', name: 'Cuisson', options: [{ name: 'Saignant', priceCents: 50, quantity: 2 }] },
    ...choosing({
      size: 'Grande',
      meats: ['Merguez', 'Poulet'],
      sauces: 'Blanche',
      sot: ['salad', 'tomato', 'onion'],
      supplements: { name: 'Cheddar', priceCents: 100 },
      toppings: 'Olives',
      drink: 'Limonade',
    }),
  ];
  const declared = { allergens: [Allergen.GLUTEN, Allergen.NUTS], allergensDeclared: true };
  const line = { id: 'l-1', lineCents: 1700, name: 'Tacos', quantity: 2, choices, note: 'Bien cuit', ...declared };
  const paper = kitchenTicket(
    {
      token: 'K7M4PX',
      customerName: 'Camille',
      source: 'ONLINE',
      customer: {},
      createdAt: new Date('2026-11-24T10:52:00Z'),
      window: {
        startsAt: new Date('2026-11-24T11:15:00Z'),
        endsAt: new Date('2026-11-24T11:30:00Z'),
        shownFrom: new Date(0),
      },
      shop: { name: 'Sami Grill', zone: 'Europe/Paris' },
      lines: [line],
    },
    { duplicate: false, refunds: [] },
  );
  const shown = chosenRows(kitchenSelections(choices, line.note));
  for (const { rows } of paper.portions)
    expect(rows).toEqual(
      shown.map(({ label, values }) => ({ label, text: values.map(({ text }) => text).join(', ') })),
    );
});
