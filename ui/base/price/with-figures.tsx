import type { ReactNode } from 'react';

/** « 4,39 € », « 1 234,50 € », « €4.39 »; « 12:30 », « 12 h 30 », « 22h »; the token of an order. */
const FIGURE =
  /(-?(?:\d[\d\s.]*,\d\d\s€|€[\d,]+\.\d\d)|\b\d{1,2}:\d\d(?:\s[AP]M)?\b|\b(?:[01]?\d|2[0-4])\s?h(?:\s?\d\d)?\b|\b[A-Z\d]{6}\b)/;

/**
 * A sentence whose amounts and times stand in elements of their own: a browser that translates the page leaves them as
 * they are, and React writes into each by itself.
 */
export function withFigures(sentence: string): ReactNode {
  const parts = sentence.split(FIGURE);
  if (parts.length === 1) return sentence;
  // One element for what lays out its children beside each other, such as a button.
  return (
    <span>
      {parts.map((part, at) =>
        at % 2 === 0 ? (
          part
        ) : (
          <bdi key={at} translate="no">
            {part}
          </bdi>
        ),
      )}
    </span>
  );
}
