import type { Bar } from '../../ui/owner/bar-chart/scale';

const morning = [0, 2150, 8840, 14_210, 9630, 6420, 18_450, 16_900, 4120, 2380, 3310, 9740, 7210];

export const dayOfSales: readonly Bar[] = morning.map((value, index) => {
  const hour = index + 6;
  return {
    id: String(hour),
    label: `${String(hour)} h`,
    longLabel: `de ${String(hour)} h à ${String(hour + 1)} h`,
    value,
    detailText: value === 0 ? undefined : `${String(Math.max(1, Math.round(value / 740)))} commandes`,
  };
});

export const fullDay: readonly Bar[] = Array.from({ length: 24 }, (_, hour) => ({
  id: String(hour),
  label: `${String(hour)} h`,
  longLabel: `de ${String(hour)} h à ${String(hour + 1)} h`,
  value: (hour * 7919) % 21_000,
}));

export const week: readonly Bar[] = [48_210, 51_320, 0, 55_470, 61_890, 84_330, 72_140].map((value, index) => {
  const day = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'][index] ?? '';
  return { id: day, label: day.slice(0, 3), longLabel: day, value };
});

export const bestSellers: readonly Bar[] = [
  { id: 'baguette', label: 'Baguette tradition', value: 184 },
  { id: 'croissant', label: 'Croissant au beurre', value: 151 },
  { id: 'chocolat', label: 'Pain au chocolat', value: 97 },
  { id: 'jambon', label: 'Sandwich jambon-beurre', value: 41 },
  { id: 'flan', label: 'Flan pâtissier à la vanille', value: 12 },
];
