import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { toast, Toaster as Sonner } from 'sonner';
import { tv } from 'tailwind-variants/lite';
import { IconButton } from '../icon-button/icon-button';
import { withFigures } from '../price/with-figures';
import * as t from './toast.texts';

export type ToastTone = 'neutral' | 'positive' | 'caution' | 'danger';

export interface ToastOptions {
  /** One follow-up action, e.g. « Annuler ». */
  action?: { label: string; onPress: () => void };
  /** Duration in milliseconds (specification 6.5). @default 4000 */
  durationMs?: number;
  /** Only announced to screen readers, for changes the page itself shows. */
  unseen?: boolean;
}

const icons = { neutral: Info, positive: CircleCheck, caution: TriangleAlert, danger: CircleAlert };

const styles = tv({
  slots: {
    root: '@container flex w-full items-start gap-3 rounded-control border border-line bg-raised py-2 ps-4 pe-2 font-sans text-ink shadow-raised',
    // The icon is hidden when large text makes the toast too narrow; the text is enough.
    icon: 'mt-2.5 size-6 shrink-0 @max-2xs:hidden',
  },
  variants: {
    tone: {
      neutral: { icon: 'text-ink-muted' },
      positive: { icon: 'text-positive' },
      caution: { icon: 'text-caution' },
      danger: { icon: 'text-danger' },
    },
  },
});

interface ToastProps extends ToastOptions {
  message: string;
  tone: ToastTone;
  onClose: () => void;
}

function Toast({ message, tone, action, onClose }: ToastProps) {
  const Icon = icons[tone];
  const { root, icon } = styles({ tone });
  return (
    <div className={root()}>
      <Icon aria-hidden="true" className={icon()} />
      <div className="grid min-w-0 grow justify-items-start py-2.5">
        <p role={tone === 'neutral' ? 'status' : 'alert'} className="font-medium wrap-anywhere">
          {withFigures(message)}
        </p>
        {action && (
          <button
            type="button"
            className="-mb-2 min-h-11 font-semibold text-accent-ink underline underline-offset-4"
            onClick={() => {
              action.onPress();
              onClose();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <IconButton label={t.close()} onClick={onClose}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}

/** Shows a toast, by default for 4 seconds; screen readers announce all tones but `neutral` immediately. */
export function notify(message: string, tone: ToastTone = 'neutral', options: ToastOptions = {}) {
  const { action, durationMs, unseen } = options;
  toast.custom(
    (id) =>
      unseen ? (
        <p role="status" className="sr-only">
          {message}
        </p>
      ) : (
        <Toast {...{ message, tone, action }} onClose={() => toast.dismiss(id)} />
      ),
    { duration: durationMs },
  );
}

/** Multiples of the spacing unit, for values that cannot be set by a class. */
const steps = (count: number) => `calc(var(--spacing) * ${String(count)})`;

/** Container in which toasts appear, once per page; its numbers come from specification 6.5. */
export function Toaster() {
  return (
    <Sonner
      position="top-right"
      duration={4000}
      visibleToasts={3}
      expand // stacked toasts would cover each other's buttons
      gap={14}
      offset={{ top: steps(22), right: steps(6) }}
      mobileOffset={{ top: steps(20), left: steps(4), right: steps(4) }}
      containerAriaLabel={t.notifications()}
      toastOptions={{ unstyled: true, className: 'w-full md:w-(--width)' }}
    />
  );
}
