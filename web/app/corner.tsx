import type { ReactNode } from 'react';

/** Where the product speaks of itself: below the header, as the cart and the buttons to press stand at the bottom. */
export function Corner({ children }: { children: ReactNode }) {
  return (
    <div className="pointer-events-none fixed inset-x-0 top-header z-30 grid justify-items-end p-3 md:p-6">
      <div className="pointer-events-auto w-full max-w-xl">{children}</div>
    </div>
  );
}
