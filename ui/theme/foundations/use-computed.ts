import { useCallback, useState } from 'react';

/**
 * Returns a ref and a value read from the element's computed style, so that documentation shows real values and not
 * copies.
 */
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
