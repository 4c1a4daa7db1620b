/** What the page before chose: the category something new goes under (specification 7.6). */
export function chosenCategory(state: unknown): string | null {
  if (typeof state !== 'object' || state === null) return null;
  const { categoryId, restaurantId } = state as Record<string, unknown>;
  return typeof categoryId === 'string' && typeof restaurantId === 'string' ? categoryId : null;
}
