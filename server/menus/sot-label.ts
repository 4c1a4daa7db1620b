const LABELS: Readonly<Record<string, string>> = { salad: 'Salade', tomato: 'Tomate', onion: 'Oignon' };

/** What people read for salad, tomato and onion, whose names in the data are fixed and English (specification 3.7). */
export function sotLabel(name: string): string {
  return LABELS[name] ?? name;
}
