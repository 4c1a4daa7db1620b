import type { ReactNode } from 'react';

/**
 * Matches amounts (« 4,39 € », « 1 234,50 € », « €4.39 »), times (« 12:30 », « 12 h 30 », « 22h ») and order tokens.
 */
const FIGURE =
  /(-?(?:\d[\d\s.]*,\d\d\s€|€[\d,]+\.\d\d)|\b\d{1,2}:\d\d(?:\s[AP]M)?\b|\b(?:[01]?\d|2[0-4])\s?h(?:\s?\d\d)?\b|\b[A-Z\d]{6}\b)/;

/**
 * Wraps the amounts, times and tokens of a sentence in elements of their own, so that browser translation leaves them
 * unchanged and React can update each text node; other nodes stay as they are.
 */
export function withFigures(sentence: ReactNode): ReactNode {
  if (typeof sentence !== 'string') return sentence;
  const parts = sentence.split(FIGURE);
  if (parts.length === 1) return sentence;
  // Wraps everything in one element, because a flex parent such as a button would lay out each part as a separate item.
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
