/** Returns whether the focus is where a new page puts it, which means the customer has not moved it yet. */
export function isAtPageStart(): boolean {
  return document.activeElement?.matches('body, main') ?? true;
}
