import type { HeardOrderQuery, PlaceCounterOrderMutationVariables } from '../../../graphql/generated/owner/voice';
import type { VoiceLine } from '../../../ui/owner/voice-lines/voice-order';

export type CounterChoice = HeardOrderQuery['heardOrder']['lines'][number]['choices'][number];

export interface CounterLine extends VoiceLine {
  choice: CounterChoice;
  choices: readonly CounterChoice[];
}

export interface CounterDraft {
  lines: readonly CounterLine[];
  unknownWords: readonly string[];
  miscounted: readonly string[];
  customerName: string;
}

export const NOTHING_YET: CounterDraft = { lines: [], unknownWords: [], miscounted: [], customerName: '' };

export type CounterChange =
  | { type: 'heard'; order: HeardOrderQuery['heardOrder'] }
  | { type: 'add'; choice: CounterChoice }
  /** Quantity 0 removes the line. */
  | { type: 'quantity'; lineId: string; quantity: number }
  | { type: 'replace'; lineId: string; choiceId: string }
  | { type: 'removeOption'; lineId: string; optionId: string }
  | { type: 'name'; customerName: string }
  | { type: 'over' };

/** Returns the order after a change. Pure except for `newId`, which creates line ids. */
export function changed(draft: CounterDraft, change: CounterChange, newId: () => string): CounterDraft {
  const { lines } = draft;
  const ofLine = (lineId: string, to: (line: CounterLine) => CounterLine): CounterDraft => ({
    ...draft,
    lines: lines.map((line) => (line.id === lineId ? to(line) : line)),
  });
  switch (change.type) {
    case 'heard':
      return {
        lines: change.order.lines.flatMap((line) => lineOf(line, newId)),
        unknownWords: change.order.unknownWords,
        miscounted: change.order.miscounted,
        customerName: change.order.customerName ?? draft.customerName,
      };
    case 'add':
      return { ...draft, lines: withOneMore(lines, change.choice, newId) };
    case 'quantity':
      return change.quantity > 0
        ? ofLine(change.lineId, (line) => ({ ...line, quantity: change.quantity }))
        : { ...draft, lines: lines.filter(({ id }) => id !== change.lineId) };
    case 'replace':
      return ofLine(change.lineId, (line) => {
        const choice = line.choices.find(({ id }) => id === change.choiceId);
        return choice ? { ...line, choice, unsure: false } : line;
      });
    case 'removeOption':
      return ofLine(change.lineId, (line) => ({ ...line, choice: without(line.choice, change.optionId) }));
    case 'name':
      return { ...draft, customerName: change.customerName };
    case 'over':
      return NOTHING_YET;
  }
}

function lineOf(heard: HeardOrderQuery['heardOrder']['lines'][number], newId: () => string): CounterLine[] {
  const [choice] = heard.choices;
  return choice ? [{ ...heard, id: newId(), choice }] : [];
}

function withOneMore(lines: readonly CounterLine[], choice: CounterChoice, newId: () => string): CounterLine[] {
  const wanted = inOneWord(choice);
  const same = lines.find((line) => !line.unsure && inOneWord(line.choice) === wanted);
  if (same) return lines.map((line) => (line === same ? { ...line, quantity: Math.min(line.quantity + 1, 99) } : line));
  return [...lines, { id: newId(), quantity: 1, choice, choices: [choice], unsure: false }];
}

const inOneWord = ({ id, options }: CounterChoice) => [id, ...options.map((option) => option.id).sort()].join();

function without(choice: CounterChoice, optionId: string): CounterChoice {
  const gone = choice.options.find(({ id }) => id === optionId);
  return {
    ...choice,
    unitCents: choice.unitCents - (gone?.priceCents ?? 0),
    options: choice.options.filter((option) => option !== gone),
  };
}

export function toInput(draft: CounterDraft, id: string): PlaceCounterOrderMutationVariables['input'] {
  return {
    id,
    customerName: draft.customerName.trim(),
    lines: draft.lines.map(({ quantity, choice }) => ({
      choiceId: choice.id,
      quantity,
      optionIds: choice.options.map((option) => option.id),
    })),
  };
}
