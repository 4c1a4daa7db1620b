import { useEffect, useRef } from 'react';

const FIELD_QUERY = ':is(input, select, textarea):enabled';
const WRONG = '[aria-invalid=true]';

/** For the form: each refusal leads to its first wrong field, of a wrong group to its first choice; a field can also be wrong by its name. */
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
    // A sortable list draws its rows in a second rendering right after the first.
    queueMicrotask(() => {
      const field = form.current?.querySelector<HTMLElement>(first);
      field?.closest('details')?.setAttribute('open', '');
      field?.focus();
    });
  }, [refusals]);
  return form;
}
