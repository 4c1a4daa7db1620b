import type { VoiceItem, VoiceLine } from './voice-order';

export const menu: readonly VoiceItem[] = [
  { id: 'croissant', name: 'Croissant au beurre', category: 'Viennoiseries', priceCents: 130 },
  { id: 'chocolat', name: 'Pain au chocolat', category: 'Viennoiseries', priceCents: 140 },
  { id: 'campagne', name: 'Pain de campagne', category: 'Pains', priceCents: 320 },
  { id: 'mie', name: 'Pain de mie', category: 'Pains', priceCents: 290 },
  { id: 'baguette', name: 'Baguette tradition', category: 'Pains', priceCents: 120 },
  { id: 'jambon', name: 'Sandwich jambon-beurre', category: 'Sandwichs', priceCents: 480 },
  { id: 'flan', name: 'Flan pâtissier', category: 'Pâtisseries', priceCents: 310, soldOut: true },
];

const at = (id: string): VoiceItem =>
  menu.find((item) => item.id === id) ?? { id, name: id, category: '', priceCents: 0 };

export const croissants: VoiceLine = {
  id: 'l-1',
  quantity: 2,
  itemId: 'croissant',
  name: 'Croissant au beurre',
  unitCents: 130,
  heardText: 'deux croissants',
};

export const sandwich: VoiceLine = {
  id: 'l-2',
  quantity: 1,
  itemId: 'jambon',
  name: 'Sandwich jambon-beurre',
  unitCents: 480,
  heardText: 'un jambon beurre sans cornichon bien cuit',
  options: [
    { id: 'o-1', label: 'sans cornichon' },
    { id: 'o-2', label: 'bien cuit' },
  ],
  alternatives: [at('jambon'), at('baguette')],
};

export const someBread: VoiceLine = {
  id: 'l-3',
  quantity: 1,
  itemId: 'campagne',
  name: 'Pain de campagne',
  unitCents: 320,
  heardText: 'un pain',
  unsure: true,
  alternatives: [at('campagne'), at('chocolat'), at('mie')],
};
