// Browsers may forbid storage (private windows, strict settings); the page then works without it.
function trying<Answer>(work: () => Answer, otherwise: Answer): Answer {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

const inBrowser = () => localStorage;
export const inTab = () => sessionStorage;

/** Stored text of a key, or null. */
export function readStored(key: string, where = inBrowser): string | null {
  return trying(() => where().getItem(key), null);
}

/** Stores a text under a key; null removes it. */
export function writeStored(key: string, value: string | null, where = inBrowser): void {
  trying(() => (value === null ? where().removeItem(key) : where().setItem(key, value)), undefined);
}

export function storedKeys(): string[] {
  return trying(() => Object.keys(localStorage), []);
}

export function clearTab(): void {
  trying(() => sessionStorage.clear(), undefined);
}
