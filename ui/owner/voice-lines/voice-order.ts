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
  heardText?: string;
  unsure?: boolean;
  alternatives?: readonly VoiceItem[];
  soldOut?: boolean;
}

export function voiceTotalCents(lines: readonly VoiceLine[]): number {
  return lines.reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, 0);
}

export function quoted(words: string): string {
  return `«\u00a0${words}\u00a0»`;
}

export function placingObstacle(lines: readonly VoiceLine[]): string | undefined {
  if (lines.length === 0) return 'Ajoutez au moins un article.';
  const soldOut = lines.find((line) => line.soldOut === true);
  if (soldOut) return `${soldOut.name} est épuisé : retirez-le.`;
  const unsure = lines.filter((line) => line.unsure === true);
  if (unsure.length > 1) return `Précisez ${String(unsure.length)} articles.`;
  if (unsure[0]) return `Précisez ${quoted(unsure[0].heardText ?? unsure[0].name)}.`;
  return undefined;
}
