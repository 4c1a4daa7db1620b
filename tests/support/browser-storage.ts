import { vi } from 'vitest';

/** A `localStorage` for unit tests, which run in Node.js; returns what it holds. */
export function stubLocalStorage(): Record<string, string> {
  const kept: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, text: string) => void (kept[key] = text),
    removeItem: (key: string) => void delete kept[key],
  };
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(kept, name, { value });
  vi.stubGlobal('localStorage', kept);
  return kept;
}
