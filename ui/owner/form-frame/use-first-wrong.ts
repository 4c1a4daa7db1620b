import { useEffect, useRef } from 'react';

const FIELDS = 'input, select, textarea';
const WRONG = '[aria-invalid=true]';

/** For the form: each refusal leads to its first wrong field; of a wrong group to its first choice. */
export function useFirstWrong(refusals: number) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals === 0) return;
    const first = `:is(${FIELDS})${WRONG}, ${WRONG} :is(${FIELDS})`;
    // A sortable list draws its rows in a second rendering right after the first.
    queueMicrotask(() => form.current?.querySelector<HTMLElement>(first)?.focus());
  }, [refusals]);
  return form;
}
