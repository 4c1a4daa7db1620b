// A browser may forbid storage (private windows, strict settings): the page then works without a memory.
function trying<Answer>(work: () => Answer, otherwise: Answer): Answer {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

const inBrowser = () => localStorage;
/** What this tab alone keeps. */
export const inTab = () => sessionStorage;

/** What was kept under a key of the browser, or null. */
export function readStored(key: string, where = inBrowser): string | null {
  return trying(() => where().getItem(key), null);
}

/** Keeps a text under a key of the browser; null forgets it. */
export function writeStored(key: string, value: string | null, where = inBrowser): void {
  trying(() => (value === null ? where().removeItem(key) : where().setItem(key, value)), undefined);
}

/** All that is kept, by its keys. */
export function storedKeys(): string[] {
  return trying(() => Object.keys(localStorage), []);
}

/** Forgets all that this tab alone keeps. */
export function clearTab(): void {
  trying(() => sessionStorage.clear(), undefined);
}
