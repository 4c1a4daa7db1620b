import type { DayHours } from '../../ui/food/shop-info/shop-info';

export const sampleWeek: readonly DayHours[] = [
  { day: 'Lundi', spans: [] },
  { day: 'Mardi', spans: ['7h – 13h30', '15h30 – 20h'] },
  { day: 'Mercredi', spans: ['7h – 13h30', '15h30 – 20h'], today: true },
  { day: 'Jeudi', spans: ['7h – 13h30', '15h30 – 20h'] },
  { day: 'Vendredi', spans: ['7h – 20h'] },
  { day: 'Samedi', spans: ['7h – 20h'] },
  { day: 'Dimanche', spans: ['8h – 13h'] },
];
