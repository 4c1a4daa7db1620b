import { Minus, Plus, Trash2 } from 'lucide-react';
import { tv } from 'tailwind-variants/lite';
import { StepButton } from '../icon-button/icon-button';
import * as t from './quantity-stepper.texts';

const stepStyles = tv({
  base: 'grid place-items-center rounded-full text-ink transition-colors hover:bg-accent-soft aria-disabled:bg-transparent aria-disabled:opacity-40',
  variants: { size: { medium: 'size-11', large: 'h-14 w-14 min-w-11' } },
});

export interface QuantityStepperProps {
  value: number;
  onChange: (value: number) => void;
  /** Name of what is counted; used in the buttons' accessible labels. */
  itemName?: string;
  /** 0 lets the user remove the last piece: at 1 the minus icon becomes a bin. @default 1 */
  min?: 0 | 1;
  max?: number;
  disabled?: boolean;
  /** Called when plus is pressed although `max` is reached. */
  onTryMore?: () => void;
  /** `large` is for use at the shop counter. @default 'medium' */
  size?: 'medium' | 'large';
}

/** Quantity with a minus and a plus button. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, onChange, itemName, min = 1, max = 99, disabled = false, size = 'medium', onTryMore } = props;
  const className = stepStyles({ size });
  const less = { label: t.less(itemName), stopped: disabled || value <= min, onPress: () => onChange(value - 1) };
  const more = { label: t.more(itemName), stopped: disabled || value >= max, onPress: () => onChange(value + 1) };
  return (
    <div
      role="group"
      aria-label={t.quantity(itemName)}
      className="inline-flex max-w-full items-center rounded-full border border-line bg-surface"
    >
      <StepButton {...less} className={className}>
        {min === 0 && value === 1 ? (
          <Trash2 aria-hidden="true" className="size-5" />
        ) : (
          <Minus aria-hidden="true" className="size-5" />
        )}
      </StepButton>
      <output aria-live="polite" className="min-w-8 text-center text-lg font-bold tabular-nums">
        {value}
      </output>
      <StepButton {...more} className={className} onTryMore={disabled ? undefined : onTryMore}>
        <Plus aria-hidden="true" className="size-5" />
      </StepButton>
    </div>
  );
}
