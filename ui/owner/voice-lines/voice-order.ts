import * as t from './voice-lines.texts';

export interface VoiceItem {
  id: string;
  name: string;
  category: string;
  unitCents: number;
  options?: readonly { id: string; label: string }[];
  soldOut?: boolean;
}

export interface VoiceLine {
  id: string;
  quantity: number;
  choice: VoiceItem;
  /** Items the spoken words may mean, most likely first. */
  choices: readonly VoiceItem[];
  heardText?: string;
  unsure?: boolean;
}

/** Returns the price of the lines in cents, less what meal deals save. */
export function voiceTotalCents(lines: readonly VoiceLine[], mealDeals: readonly { cents: number }[] = []): number {
  const saved = mealDeals.reduce((sum, { cents }) => sum + cents, 0);
  return lines.reduce((sum, { quantity, choice }) => sum + quantity * choice.unitCents, 0) - saved;
}

/**
 * Returns the ordered quantity of an item and its last line, from which a piece is removed first; ambiguous lines do
 * not count.
 */
export function orderedOf(lines: readonly VoiceLine[], itemId: string): { quantity: number; last?: VoiceLine } {
  const its = lines.filter((line) => line.choice.id === itemId && line.unsure !== true);
  return { quantity: its.reduce((sum, { quantity }) => sum + quantity, 0), last: its.at(-1) };
}

export function placingObstacle(lines: readonly VoiceLine[]): string | undefined {
  if (lines.length === 0) return t.addOne();
  const soldOut = lines.find(({ choice }) => choice.soldOut === true);
  if (soldOut) return t.removeSoldOut(soldOut.choice.name);
  const unsure = lines.filter((line) => line.unsure === true);
  if (unsure.length > 1) return t.clarifyMany(unsure.length);
  if (unsure[0]) return t.clarify(unsure[0].heardText ?? unsure[0].choice.name);
  return undefined;
}
