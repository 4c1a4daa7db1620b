const DAY_MINUTES = 1_440;

/** A span in minutes after the day’s midnight; `to` may lie on the next day. */
export interface Stretch {
  from: number;
  to: number;
}

/**
 * Returns for each day, Monday to Sunday, whether two of its spans overlap (OWN), or one overlaps a span of the day
 * before that runs past midnight (NIGHT); null when neither.
 */
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
