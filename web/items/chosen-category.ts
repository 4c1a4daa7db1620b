/** What the page before chose: the category something new goes under (spec owner §2, « navigation state »). */
export function chosenCategory(state: unknown): string | null {
  if (typeof state !== 'object' || state === null) return null;
  const { categoryId, restaurantId } = state as Record<string, unknown>;
  return typeof categoryId === 'string' && typeof restaurantId === 'string' ? categoryId : null;
}
