import { registerEnumType } from 'type-graphql';
import { endOfToday } from './business-day';
import type { OpeningRules } from './opening-hours';
import { MINUTE } from './wall-clock';

export enum PauseLength {
  QUARTER_HOUR = 'QUARTER_HOUR',
  HALF_HOUR = 'HALF_HOUR',
  HOUR = 'HOUR',
  UNTIL_TOMORROW = 'UNTIL_TOMORROW',
}
registerEnumType(PauseLength, {
  name: 'PauseLength',
  valuesConfig: { UNTIL_TOMORROW: { description: 'Through the service that runs or is about to begin.' } },
});

const MINUTES: Readonly<Record<Exclude<PauseLength, PauseLength.UNTIL_TOMORROW>, number>> = {
  [PauseLength.QUARTER_HOUR]: 15,
  [PauseLength.HALF_HOUR]: 30,
  [PauseLength.HOUR]: 60,
};

export function pauseEnd(length: PauseLength, rules: OpeningRules, now: Date): Date {
  if (length === PauseLength.UNTIL_TOMORROW) return endOfToday(rules, now);
  return new Date(now.getTime() + MINUTES[length] * MINUTE);
}
