import { useCallback, useState } from 'react';

/** What the browser made of an element: the only value a page of documentation may quote. */
export function useComputed<Value>(read: (style: CSSStyleDeclaration) => Value) {
  const [value, setValue] = useState<Value>();
  const [ask] = useState(() => read);
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (element) setValue(() => ask(getComputedStyle(element)));
    },
    [ask],
  );
  return [ref, value] as const;
}
