/** The focus is where a new page puts it: nobody has gone anywhere yet. */
export function isAtPageStart(): boolean {
  return document.activeElement?.matches('body, main') ?? true;
}
