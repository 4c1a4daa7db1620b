import { describe, expect, it } from 'vitest';
import {
  completeOptionGroup,
  LIMITS,
  newRow,
  optionGroupDraft,
  optionGroupErrors,
  rowErrors,
  type OptionGroupDraft,
} from './option-group-values';

const rows = (...names: string[]) => names.map((name, place) => ({ ...newRow(String(place + 1)), name }));
const draft = (part: Partial<OptionGroupDraft> = {}): OptionGroupDraft => ({
  ...optionGroupDraft(undefined),
  name: 'Cuisson',
  options: rows('Bleu', 'Saignant'),
  ...part,
});
const errorsOf = (part: Partial<OptionGroupDraft>, takenNames: string[] = []) =>
  Object.fromEntries(Object.entries(optionGroupErrors(draft(part), takenNames)).filter(([, error]) => error));

describe('optionGroupDraft', () => {
  it('asks for exactly one of a new group', () => {
    expect(optionGroupDraft(undefined)).toMatchObject({ asks: 'one', ...LIMITS.one });
  });

  it('recognises the simple answers in the numbers of a stored group', () => {
    const asksOf = (limits: object) => optionGroupDraft({ ...completeOptionGroup(draft()), ...limits }).asks;
    expect([LIMITS.one, LIMITS.several, { max: 2 }, { included: 1 }].map(asksOf)).toEqual([
      ...['one', 'several'],
      ...['custom', 'custom'],
    ]);
  });
});

describe('optionGroupErrors', () => {
  it('accepts a group whose last row is still empty', () => {
    expect(errorsOf({ options: rows('Bleu', 'Saignant', ' ') })).toEqual({});
  });

  it('refuses a missing name and one that differs from another group’s only in case', () => {
    expect(errorsOf({ name: ' ' })).toEqual({ name: 'Donnez un nom.' });
    expect(errorsOf({ name: 'cuisson' }, ['Cuisson'])).toEqual({ name: 'Un groupe a déjà ce nom.' });
  });

  it('refuses a minimum that the options cannot reach', () => {
    const custom = { asks: 'custom', max: null } as const;
    expect(errorsOf({ ...custom, min: 4, perOptionMax: 2 })).toEqual({});
    expect(errorsOf({ ...custom, min: 5, perOptionMax: 2 })).toEqual({ min: 'Il n’y a pas assez d’options.' });
  });

  it('refuses numbers outside their range', () => {
    expect(Object.keys(errorsOf({ min: 2, max: 1, included: 2, perOptionMax: 21 }))).toEqual([
      ...['max', 'included', 'perOptionMax'],
    ]);
    expect(Object.keys(errorsOf({ min: null, included: null, perOptionMax: null }))).toEqual([
      ...['min', 'included', 'perOptionMax'],
    ]);
  });

  it('refuses a condition without an option', () => {
    expect(Object.keys(errorsOf({ shownWhen: { groupId: 'g-1', optionIds: [] } }))).toEqual(['shownWhen']);
  });
});

describe('rowErrors', () => {
  it('names the row without a name, with the name of an earlier one and with a negative price', () => {
    const [first, second, third] = rows('Bleu', 'bleu', '');
    const options = [first, second, { ...third, priceCents: -10 }] as OptionGroupDraft['options'];
    expect(rowErrors(draft({ options }))).toEqual({
      2: { name: 'Une option de ce groupe a déjà ce nom.' },
      3: { name: 'Donnez un nom.', price: 'Un prix ne peut pas être négatif.' },
    });
  });

  it('asks for an option where there is none', () => {
    expect(rowErrors(draft({ options: rows('') }))).toEqual({ 1: { name: 'Donnez au moins une option.' } });
  });
});

describe('completeOptionGroup', () => {
  it('trims names, includes options without a price and drops empty rows', () => {
    const options = rows(' Bleu ', '').map((row) => ({ ...row, nameEn: ' ' }));
    expect(completeOptionGroup(draft({ name: ' Cuisson ', options }))).toMatchObject({
      name: 'Cuisson',
      options: [{ id: null, name: 'Bleu', nameEn: null, priceCents: 0 }],
    });
  });
});
