import { useEffect, useRef } from 'react';

const FIELD_QUERY = ':is(input, select, textarea):enabled';
const WRONG = '[aria-invalid=true]';

/**
 * Returns a form ref and focuses the first invalid field after each rejected submission (`refusals`): the first choice
 * of an invalid group, or a field listed in `wrongNames`.
 */
export function useFirstWrong(refusals: number, wrongNames: readonly string[] = []) {
  const form = useRef<HTMLFormElement>(null);
  const names = useRef(wrongNames);
  useEffect(() => {
    names.current = wrongNames;
  });
  useEffect(() => {
    if (refusals === 0) return;
    const byName = names.current.map((name) => `[name="${name}"]`);
    const first = [`${FIELD_QUERY}${WRONG}`, `${WRONG} ${FIELD_QUERY}`, ...byName].join(', ');
    // Waits for a sortable list, which renders its rows in a second pass right after the first.
    queueMicrotask(() => {
      const field = form.current?.querySelector<HTMLElement>(first);
      field?.closest('details')?.setAttribute('open', '');
      field?.focus();
    });
  }, [refusals]);
  return form;
}
