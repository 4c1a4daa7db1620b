import type { ComponentProps, ReactNode } from 'react';
import { tv } from 'tailwind-variants/lite';

export const iconButtonStyles = tv({
  base: 'relative inline-grid shrink-0 place-items-center rounded-full transition-colors disabled:opacity-50',
  variants: {
    tone: {
      plain: 'text-ink not-disabled:hover:bg-accent-soft',
      quiet: 'border border-line bg-surface text-ink not-disabled:hover:bg-accent-soft',
      accent: 'bg-accent text-on-accent not-disabled:hover:bg-accent-hover',
      danger: 'text-danger not-disabled:hover:bg-danger-soft',
    },
    size: { medium: 'size-11 [&>svg]:size-5', large: 'size-14 [&>svg]:size-6' },
  },
  defaultVariants: { tone: 'plain', size: 'medium' },
});

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  label: string;
  /** Tooltip, when it should be shorter than the label. @default the label */
  title?: string;
  tone?: 'plain' | 'quiet' | 'accent' | 'danger';
  size?: 'medium' | 'large';
  children: ReactNode;
}

/** Button that shows only a well-known icon; `label` is its accessible name. */
export function IconButton({ label, tone, size, className, title = label, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={title}
      className={iconButtonStyles({ tone, size, className })}
    />
  );
}

export interface StepButtonProps {
  label: string;
  /** Sets `aria-disabled` instead of `disabled`, so that the button keeps the focus at the end of the range. */
  stopped: boolean;
  onPress: () => void;
  onTryMore?: () => void;
  className: string;
  children: ReactNode;
}

/** Button for one step up or down a range, such as plus or minus. */
export function StepButton({ label, stopped, onPress, onTryMore, className, children }: StepButtonProps) {
  const press = () => (stopped ? onTryMore?.() : onPress());
  return (
    <button type="button" aria-label={label} aria-disabled={stopped || undefined} onClick={press} className={className}>
      {children}
    </button>
  );
}
