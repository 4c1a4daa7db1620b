/** Where `id` stands after it was put before or after `targetId`; its old place counts no longer. */
export function indexAfterMove(ids: readonly string[], id: string, targetId: string, after: boolean): number {
  if (id === targetId) return ids.indexOf(id);
  const others = ids.filter((other) => other !== id);
  return others.indexOf(targetId) + (after ? 1 : 0);
}
