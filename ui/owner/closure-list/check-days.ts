import { wrongDays } from '../../../graphql/rules/planned-days';
import * as t from './closure-list.texts';

/**
 * Planned closure or extra opening: dates as « YYYY-MM-DD », shop-local times as « HH:MM », empty while not filled in.
 */
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
    ...wrongDays({ from, to }, today),
    ...(kind === 'open' && opensAt === '' && { opensAt: t.openingNeeded() }),
    ...(kind === 'open' && closesAt === '' && { closesAt: t.closingNeeded() }),
  };
}
