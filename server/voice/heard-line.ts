import { matchAt, type Match, type Phrase } from './phrase';
import type { Sayable, SayableOption } from './sayable';
import type { Word } from './spoken-words';

/** One thing an owner may have meant, with what was said about it. */
export interface HeardChoice {
  sayable: Sayable;
  options: SayableOption[];
  /** What is for the kitchen to read: « sans cornichon », « bien cuit ». */
  notes: string[];
}

export interface HeardLine {
  quantity: number;
  /** The words it was understood from. */
  heardText: string;
  /** The likeliest first. */
  choices: HeardChoice[];
  /** Several are as likely: somebody must say which. */
  unsure: boolean;
}

/** What a word may begin, and how much of it was said. */
export interface Candidate {
  sayable: Sayable;
  match: Match;
}

/** A line while it is being listened to. */
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

/** What of a line's options a word may begin, whichever of its candidates it turns out to be. */
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

/** A choice with the options somebody who only names it gets. */
export function plainChoice(sayable: Sayable): HeardChoice {
  return { sayable, options: sayable.options.filter(({ byDefault }) => byDefault), notes: [] };
}

function choiceOf(sayable: Sayable, { wanted, unwanted, notes, asMenu }: Draft): HeardChoice {
  const { options } = plainChoice(sayable);
  const gone = unwanted.flatMap((words) => namedBy(words, sayable.options));
  const kept = options.filter((option) => !gone.includes(option));
  if (asMenu) kept.push(...sayable.options.filter(({ group, soldOut }) => group === 'fries' && !soldOut).slice(0, 1));
  for (const words of wanted) {
    const added = namedBy(words, sayable.options).find(
      (option) => !kept.includes(option) && hasRoom(sayable, kept, option),
    );
    if (added) kept.push(added);
  }
  return { sayable, options: kept, notes };
}

/** The options that words name, the nearest first and of equals the first of the menu. */
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

function hasRoom({ most }: Sayable, kept: readonly SayableOption[], { group }: SayableOption): boolean {
  return kept.filter((one) => one.group === group).length < (most[group] ?? Infinity);
}
