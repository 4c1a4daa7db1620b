/** Days as they are planned: dates « YYYY-MM-DD » and times « HH:MM » of the shop, empty while missing. */
export interface ExceptionalDaysValues {
  kind: 'closed' | 'open';
  from: string;
  to: string;
  opensAt: string;
  closesAt: string;
  reason: string;
}

export function checkDays(
  values: ExceptionalDaysValues,
  today: string,
): Partial<Record<keyof ExceptionalDaysValues, string>> {
  const { kind, from, to, opensAt, closesAt } = values;
  return {
    ...(from === '' && { from: 'Choisissez une date.' }),
    ...(from !== '' && from < today && { from: 'Cette date est passée.' }),
    ...(to !== '' && to < from && { to: 'La fin précède le début.' }),
    ...(kind === 'open' && opensAt === '' && { opensAt: 'Indiquez l’ouverture.' }),
    ...(kind === 'open' && closesAt === '' && { closesAt: 'Indiquez la fermeture.' }),
  };
}
