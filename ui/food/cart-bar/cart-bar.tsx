import { ShoppingBag } from 'lucide-react';
import type { ReactNode } from 'react';
import { withFigures } from '../../base/price/with-figures';
import * as t from './cart-bar.texts';

export interface CartBarProps {
  /** Number of pieces, not of lines; 0 hides the bar. */
  itemCount: number;
  totalCents: number;
  href: string;
  /** Text of the link. @default a link to the cart with its item count and total */
  label?: ReactNode;
}

/** Bar that floats above the end of the page while the cart is not empty; each change is read out. */
export function CartBar({ itemCount, totalCents, href, label }: CartBarProps) {
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-docked z-20 flex justify-center p-4 pb-[max(--spacing(4),env(safe-area-inset-bottom))] print:hidden"
    >
      {itemCount > 0 && (
        <a
          href={href}
          // The bar may appear under a finger that adds a second piece, so that presses pass through it at first.
          className="pointer-events-auto flex min-h-14 w-full max-w-xl animate-appear items-center justify-center gap-2.5 rounded-full bg-accent px-4 py-3 text-center font-bold text-balance text-on-accent shadow-raised [transition:background-color_var(--transition-duration-quick),pointer-events_0s_600ms_allow-discrete] hover:bg-accent-hover md:text-lg starting:pointer-events-none"
        >
          <ShoppingBag aria-hidden="true" className="size-5 shrink-0" />
          {label ?? withFigures(t.viewCart({ itemCount, totalCents }))}
        </a>
      )}
    </div>
  );
}
