/** Null where the text is no address; `URL.canParse` is younger than the browsers we support. */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
