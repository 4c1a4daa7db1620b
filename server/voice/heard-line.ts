import { matchAt, type Match, type Phrase } from './phrase';
import { shownGroups } from '../../graphql/rules/option-groups';
import { type Sayable, type SayableOption, selectionsOf } from './sayable';
import type { Word } from './spoken-words';

export interface HeardChoice {
  sayable: Sayable;
  options: SayableOption[];
  /** Notes for the kitchen: « sans cornichon », « bien cuit ». */
  notes: string[];
}

export interface HeardLine {
  quantity: number;
  /** The part of the text from which the line was recognised. */
  heardText: string;
  /** Possible meanings, the likeliest first. */
  choices: HeardChoice[];
  /** Whether the first choices are equally likely, so that the owner must pick one. */
  unsure: boolean;
}

export interface Candidate {
  sayable: Sayable;
  match: Match;
}

export interface Draft {
  quantity: number;
  from: number;
  to: number;
  candidates: Candidate[];
  unsure: boolean;
  wanted: Word[][];
  unwanted: Word[][];
  notes: string[];
  asMenu: boolean;
}

/** Returns the best match at a word among the options of all of a line's candidates; null when there is none. */
export function optionAt(words: readonly Word[], at: number, line: Pick<Draft, 'candidates'>): Match | null {
  const phrases = new Set(line.candidates.flatMap(({ sayable }) => sayable.options.map(({ phrase }) => phrase)));
  const found = [...phrases].flatMap((phrase) => matchAt(words, at, phrase) ?? []);
  return found.sort((a, b) => b.weight - a.weight)[0] ?? null;
}

export function lineOf(draft: Draft, text: string): HeardLine {
  return {
    quantity: draft.quantity,
    heardText: text.slice(draft.from, draft.to),
    unsure: draft.unsure,
    choices: draft.candidates.map(({ sayable }) => choiceOf(sayable, draft)),
  };
}

export function plainChoice(sayable: Sayable): HeardChoice {
  return { sayable, options: sayable.options.filter(({ byDefault }) => byDefault), notes: [] };
}

function choiceOf(sayable: Sayable, { wanted, unwanted, notes, asMenu }: Draft): HeardChoice {
  const { options } = plainChoice(sayable);
  const gone = unwanted.flatMap((words) => namedBy(words, sayable.options));
  const kept = options.filter((option) => !gone.includes(option));
  if (asMenu)
    kept.push(...sayable.options.filter(({ groupId, soldOut }) => groupId === 'FRIES' && !soldOut).slice(0, 1));
  for (const words of wanted) {
    const added = namedBy(words, sayable.options).find(
      (option) => !kept.includes(option) && hasRoom(sayable, kept, option),
    );
    if (added) kept.push(added);
  }
  const shown = shownGroups(
    sayable.groups,
    selectionsOf(
      sayable.size,
      kept.map(({ id }) => id),
    ),
  ).map(({ id }) => id);
  return { sayable, options: kept.filter(({ groupId }) => shown.includes(groupId)), notes };
}

/** Returns the options that the words match, best match first and in menu order among equals. */
function namedBy(words: readonly Word[], options: readonly SayableOption[]): SayableOption[] {
  return options
    .map((option) => ({ option, weight: weightOf(words, option.phrase) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ option }) => option);
}

function weightOf(words: readonly Word[], phrase: Phrase): number {
  return matchAt(words, 0, phrase)?.weight ?? 0;
}

function hasRoom({ groups }: Sayable, kept: readonly SayableOption[], { groupId }: SayableOption): boolean {
  const max = groups.find(({ id }) => id === groupId)?.max ?? Infinity;
  return kept.filter((one) => one.groupId === groupId).length < max;
}
