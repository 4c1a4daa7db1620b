import type {
  HeardOrderQuery,
  PlaceCounterOrderMutationVariables,
  VoicePageQuery,
} from '../../../graphql/generated/owner/voice';
import { bestMealDeals } from '../../../graphql/rules/meal-deals';
import type { MealDealRow } from '../../../ui/food/meal-deals/meal-deal-rows';
import type { VoiceLine } from '../../../ui/owner/voice-lines/voice-order';
import { isServedIn } from '../../ordering/meal-deals';
import { dayAt } from '../../page/moments';
import { randomId } from '../../page/random-id';

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

/** Replaces the lines by those of a dictated order. */
export function heard(draft: CounterDraft, order: HeardOrderQuery['heardOrder'], newId = randomId): CounterDraft {
  const { lines, unknownWords, miscounted, customerName } = order;
  return {
    lines: lines.flatMap((line) => (line.choices[0] ? [{ ...line, id: newId(), choice: line.choices[0] }] : [])),
    unknownWords,
    miscounted,
    customerName: customerName ?? draft.customerName,
  };
}

export function withOneMore({ lines, ...draft }: CounterDraft, choice: CounterChoice, newId = randomId): CounterDraft {
  const wanted = inOneWord(choice);
  const same = lines.find((line) => !line.unsure && inOneWord(line.choice) === wanted);
  if (same) return withLine({ lines, ...draft }, same.id, () => ({ quantity: Math.min(same.quantity + 1, 99) }));
  return { ...draft, lines: [...lines, { id: newId(), quantity: 1, choice, choices: [choice], unsure: false }] };
}

function withLine(draft: CounterDraft, lineId: string, part: (line: CounterLine) => Partial<CounterLine>) {
  return { ...draft, lines: draft.lines.map((line) => (line.id === lineId ? { ...line, ...part(line) } : line)) };
}

/** Quantity 0 removes the line. */
export function withQuantity(draft: CounterDraft, lineId: string, quantity: number): CounterDraft {
  if (quantity > 0) return withLine(draft, lineId, () => ({ quantity }));
  return { ...draft, lines: draft.lines.filter(({ id }) => id !== lineId) };
}

export function withChoice(draft: CounterDraft, lineId: string, choiceId: string): CounterDraft {
  return withLine(draft, lineId, ({ choices }) => {
    const choice = choices.find(({ id }) => id === choiceId);
    return choice ? { choice, unsure: false } : {};
  });
}

export function withoutOption(draft: CounterDraft, lineId: string, optionId: string): CounterDraft {
  return withLine(draft, lineId, ({ choice }) => {
    const gone = choice.options.find(({ id }) => id === optionId);
    const unitCents = choice.unitCents - (gone?.priceCents ?? 0);
    return { choice: { ...choice, unitCents, options: choice.options.filter((option) => option !== gone) } };
  });
}

/** Returns the meal deals of an order placed at `now`, as the server will apply them. */
export function counterMealDeals(
  { lines }: Pick<CounterDraft, 'lines'>,
  { ownMealDeals, ownShop }: Pick<VoicePageQuery, 'ownMealDeals' | 'ownShop'>,
  now: number,
): MealDealRow[] {
  const { zone, today, todayEndsAt } = ownShop;
  // On a page left open overnight the calendar day; the server's business day is another only after midnight.
  const businessDay = now < Date.parse(todayEndsAt) ? today : dayAt(now, zone);
  const window = { startsAt: new Date(now).toISOString(), businessDay };
  const ordered = lines.map(({ quantity, choice: { itemId, priceCents } }) => ({ quantity, itemId, priceCents }));
  const { savings } = bestMealDeals(
    ordered,
    ownMealDeals.filter((deal) => isServedIn(deal, window, zone)),
  );
  const names = new Map(ownMealDeals.map(({ id, name }) => [id, name]));
  return savings.map((saving) => ({ ...saving, name: names.get(saving.id) ?? '' }));
}

const inOneWord = ({ id, options }: CounterChoice) => [id, ...options.map((option) => option.id).sort()].join();

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
