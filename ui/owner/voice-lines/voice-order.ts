/** Something on the menu that can be ordered at the counter. */
export interface VoiceItem {
  id: string;
  name: string;
  priceCents: number;
  soldOut?: boolean;
}

export interface VoiceLine {
  id: string;
  quantity: number;
  itemId: string;
  name: string;
  unitCents: number;
  options?: readonly { id: string; label: string }[];
  /** The words it was understood from: « deux pains ». */
  heardText?: string;
  /** More than one thing was possible: the owner must say which. */
  unsure?: boolean;
  /** What else it could have been, the likeliest first; `itemId` may be among them. */
  alternatives?: readonly VoiceItem[];
  soldOut?: boolean;
}

/** What is to be paid at the counter; no service charge on counter orders. */
export function voiceTotalCents(lines: readonly VoiceLine[]): number {
  return lines.reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, 0);
}

export function quoted(words: string): string {
  return `«\u00a0${words}\u00a0»`;
}

/** The first thing in the way of placing the order, said as what to do; undefined when nothing is. */
export function placingObstacle(lines: readonly VoiceLine[]): string | undefined {
  if (lines.length === 0) return 'Ajoutez au moins un article.';
  const soldOut = lines.find((line) => line.soldOut === true);
  if (soldOut) return `${soldOut.name} est épuisé : retirez-le.`;
  const unsure = lines.filter((line) => line.unsure === true);
  if (unsure.length > 1) return `Précisez ${String(unsure.length)} articles.`;
  if (unsure[0]) return `Précisez ${quoted(unsure[0].heardText ?? unsure[0].name)}.`;
  return undefined;
}
