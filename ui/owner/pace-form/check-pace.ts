import * as t from './pace-form.texts';

export interface Pace {
  slotMinutes: number;
  preparationMinutes: number;
  capacityUnits: number;
  noShowGraceMinutes: number;
  daysAhead: number;
  asksPhone: boolean;
}

export type PaceDraft = { [Name in keyof Pace]: Pace[Name] | null };

const RANGES = [
  { name: 'preparationMinutes', least: 0, most: 600, text: t.preparationRange },
  { name: 'capacityUnits', least: 1, most: 999, text: t.capacityRange },
  { name: 'noShowGraceMinutes', least: 0, most: 120, text: t.noShowGraceRange },
  { name: 'daysAhead', least: 0, most: 30, text: t.daysAheadRange },
] as const;

export function paceErrors(draft: PaceDraft): Partial<Record<keyof Pace, string>> {
  const fits = (value: number | null, least: number, most: number) => value !== null && value >= least && value <= most;
  const wrong = RANGES.filter(({ name, least, most }) => !fits(draft[name], least, most));
  return Object.fromEntries(wrong.map(({ name, text }) => [name, text()]));
}
