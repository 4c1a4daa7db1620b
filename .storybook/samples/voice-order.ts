import type { VoiceItem, VoiceLine } from '../../ui/owner/voice-lines/voice-order';

export const menu: readonly VoiceItem[] = [
  { id: 'croissant', name: 'Croissant au beurre', category: 'Viennoiseries', unitCents: 130 },
  { id: 'chocolat', name: 'Pain au chocolat', category: 'Viennoiseries', unitCents: 140 },
  { id: 'campagne', name: 'Pain de campagne', category: 'Pains', unitCents: 320 },
  { id: 'mie', name: 'Pain de mie', category: 'Pains', unitCents: 290 },
  { id: 'baguette', name: 'Baguette tradition', category: 'Pains', unitCents: 120 },
  { id: 'jambon', name: 'Sandwich jambon-beurre', category: 'Sandwichs', unitCents: 480 },
  { id: 'flan', name: 'Flan pâtissier', category: 'Pâtisseries', unitCents: 310, soldOut: true },
];

const at = (id: string): VoiceItem =>
  menu.find((item) => item.id === id) ?? { id, name: id, category: '', unitCents: 0 };

export const croissants: VoiceLine = {
  id: 'l-1',
  quantity: 2,
  choice: at('croissant'),
  choices: [at('croissant')],
  heardText: 'deux croissants',
};

const options = [
  { id: 'o-1', label: 'sans cornichon' },
  { id: 'o-2', label: 'bien cuit' },
];

export const sandwich: VoiceLine = {
  id: 'l-2',
  quantity: 1,
  choice: { ...at('jambon'), options },
  choices: [at('jambon'), at('baguette')],
  heardText: 'un jambon beurre sans cornichon bien cuit',
};

export const someBread: VoiceLine = {
  id: 'l-3',
  quantity: 1,
  choice: at('campagne'),
  choices: [at('campagne'), at('chocolat'), at('mie')],
  heardText: 'un pain',
  unsure: true,
};
