import { useEffect, useState } from 'react';

/** Content that is on the page only to be printed: each new value is printed once rendered, then removed. */
export function usePrinted<Printed extends object>() {
  const [printed, print] = useState<Printed>();
  useEffect(() => {
    if (!printed) return;
    const forget = () => print(undefined);
    window.addEventListener('afterprint', forget);
    window.print();
    return () => window.removeEventListener('afterprint', forget);
  }, [printed]);
  return [printed, print] as const;
}
