import { Check } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { tv } from 'tailwind-variants/lite';
import { quotedIn } from '../../../graphql/texts/quoted.texts';
import { withFigures } from '../../base/price/with-figures';
import * as t from './customiser.texts';

const styles = tv({
  slots: {
    chip: 'relative flex items-center gap-3 rounded-control border ps-3.5 transition-colors has-focus-visible:focus-ring',
    box: 'peer size-6 appearance-none border outline-hidden transition-colors checked:border-accent checked:bg-accent',
    words: 'min-w-0 grow gap-x-3',
    tick: 'pointer-events-none absolute text-on-accent opacity-0 transition-transform not-peer-checked:scale-50 peer-checked:opacity-100',
  },
  variants: {
    type: {
      checkbox: { box: 'rounded-tag', tick: 'size-4' },
      radio: { box: 'rounded-full', tick: 'size-2.5 rounded-full bg-on-accent' },
    },
    counted: {
      true: { chip: 'min-h-19 py-4 pe-34', words: 'grid justify-start' },
      false: { chip: 'min-h-14 py-2.5 pe-4', words: 'flex flex-wrap items-baseline justify-between' },
    },
    shut: {
      true: { chip: 'border-line bg-sunken text-ink-muted', box: 'border-line bg-sunken' },
      false: {
        chip: 'border-line-strong bg-surface hover:bg-accent-soft has-checked:border-accent-ink has-checked:bg-accent-soft has-disabled:opacity-60',
        box: 'border-line-strong bg-surface',
      },
    },
  },
});

export interface ChoiceChipProps {
  type: 'checkbox' | 'radio';
  name: string;
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  soldOut?: boolean;
  /** Looks disabled but can be pressed; a press then shows why the choice is not available. */
  closed?: boolean;
  /**
   * Reason why a press was refused, shown at the chip's lower edge so that it covers no other chip and no one-line
   * label. Raising `refusals` announces the same text again.
   */
  alert?: { text: string; refusals: number } | false;
  /** Extra price in integer cents, shown as « + 1,50 € », or « Inclus » for 0. */
  extraCents?: number;
  icon?: ReactNode;
  aside?: ReactNode;
  /** Buttons for several pieces, at the end of the chip; null keeps their place free. */
  stepper?: ReactNode;
}

export function ChoiceChip(props: ChoiceChipProps) {
  const { type, name, label, checked, onChange, soldOut = false, closed = false, alert, extraCents } = props;
  const { icon, aside, stepper } = props;
  const { chip, box, words, tick } = styles({ type, shut: soldOut || closed, counted: stepper !== undefined });
  const alertId = useId();
  const extra = extraCents === undefined ? aside : extraCents > 0 ? withFigures(t.extra(extraCents)) : t.included();
  return (
    <div className="relative grid grid-cols-1">
      <label className={chip()}>
        <span className="relative grid size-6 shrink-0 place-items-center">
          <input
            type={type}
            name={name}
            checked={checked}
            disabled={soldOut}
            aria-disabled={closed || undefined}
            aria-describedby={alert ? alertId : undefined}
            onChange={(event) => onChange(event.target.checked)}
            className={box()}
          />
          {type === 'checkbox' ? (
            <Check aria-hidden="true" strokeWidth={3.5} className={tick()} />
          ) : (
            <span aria-hidden="true" className={tick()} />
          )}
        </span>
        {icon}
        <span className={words()}>
          <span className={`min-w-0 wrap-anywhere hyphens-auto ${soldOut ? 'line-through' : ''}`}>{label}</span>{' '}
          {soldOut ? (
            <span className="text-sm font-semibold">{t.soldOut()}</span>
          ) : (
            extra && <span className="text-sm font-normal whitespace-nowrap text-ink-muted tabular-nums">{extra}</span>
          )}
        </span>
      </label>
      {stepper && <div className="absolute inset-y-0 end-2 grid items-center">{stepper}</div>}
      {alert && (
        <p
          key={alert.refusals}
          id={alertId}
          role="alert"
          lang={quotedIn()}
          className="absolute inset-x-0 bottom-0 animate-appear rounded-b-control bg-danger px-3.5 text-sm/4 font-semibold text-on-danger"
        >
          {alert.text}
        </p>
      )}
    </div>
  );
}
