const DAY_MINUTES = 1_440;

/** Minutes after the midnight a day begins with; it may end on the next day. */
export interface Stretch {
  from: number;
  to: number;
}

/** Of each day, Monday to Sunday, whether two of its stretches overlap, or one lies in the night of the day before. */
export function clashes(week: readonly (readonly Stretch[])[]): ('OWN' | 'NIGHT' | null)[] {
  return week.map((stretches, day) => {
    if (stretches.some((one, at) => stretches.slice(at + 1).some((other) => overlap(one, other)))) return 'OWN';
    const nights = (week[(day + week.length - 1) % week.length] ?? [])
      .filter(({ to }) => to > DAY_MINUTES)
      .map(({ to }) => ({ from: 0, to: to - DAY_MINUTES }));
    return stretches.some((one) => nights.some((night) => overlap(one, night))) ? 'NIGHT' : null;
  });
}

function overlap(one: Stretch, other: Stretch): boolean {
  return one.from < other.to && other.from < one.to;
}
