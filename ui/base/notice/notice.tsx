import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { tv } from 'tailwind-variants/lite';
import { withFigures } from '../price/with-figures';

const icons = { neutral: Info, positive: CircleCheck, caution: TriangleAlert, danger: CircleAlert };

const styles = tv({
  base: 'flex items-baseline gap-3 rounded-control px-side-small py-3',
  variants: {
    tone: {
      neutral: 'bg-sunken text-ink',
      positive: 'bg-positive-soft text-positive',
      caution: 'bg-caution-soft text-caution',
      danger: 'bg-danger-soft text-danger',
    },
  },
});

export interface NoticeProps {
  tone?: 'neutral' | 'positive' | 'caution' | 'danger';
  children: ReactNode;
  /** Button or link, below the text on a phone and beside it on wider screens. */
  action?: ReactNode;
  /** Announces the message to screen readers immediately whatever its tone, like a browser alert. */
  urgent?: boolean;
  className?: string;
}

/** Permanent message beside its subject; screen readers announce `danger` at once and other tones when idle. */
export function Notice({ tone = 'neutral', children, action, urgent = false, className }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div className={styles({ tone, className })}>
      <Icon aria-hidden="true" className="relative top-1 -mt-1 size-5 shrink-0" />
      <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div role={tone === 'danger' || urgent ? 'alert' : 'status'} className="min-w-0 font-medium wrap-anywhere">
          {withFigures(children)}
        </div>
        {action}
      </div>
    </div>
  );
}
