import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { tv } from 'tailwind-variants/lite';

/** Styles shared by Button and LinkButton. */
export const buttonStyles = tv({
  base: 'inline-flex max-w-full min-w-11 items-center justify-center gap-2 rounded-control text-center font-semibold wrap-anywhere transition-colors disabled:opacity-50 aria-busy:relative aria-busy:overflow-hidden aria-busy:opacity-80 aria-busy:before:absolute aria-busy:before:inset-x-0 aria-busy:before:bottom-0 aria-busy:before:h-1 aria-busy:before:animate-pass aria-busy:before:bg-current [&>svg]:shrink-0',
  variants: {
    tone: {
      accent: 'bg-accent text-on-accent not-disabled:hover:bg-accent-hover',
      quiet: 'border border-line-strong bg-surface text-ink not-disabled:hover:bg-accent-soft',
      plain: 'text-accent-ink not-disabled:hover:bg-accent-soft',
      danger: 'bg-danger text-on-danger not-disabled:hover:opacity-90',
      remove: 'text-danger not-disabled:hover:bg-danger-soft',
    },
    size: {
      // Drawn 36 px high with a 44 px touch target: the `after` pseudo-element extends the clickable area.
      small: 'relative min-h-9 px-3 py-1 text-sm after:absolute after:inset-x-0 after:-inset-y-1.5 [&>svg]:size-4',
      medium: 'min-h-11 px-side py-2 text-base [&>svg]:size-5',
      counter: 'min-h-12 py-2 text-base [&>svg]:size-5',
      large: 'min-h-14 px-side-large py-3 text-lg [&>svg]:size-6',
    },
    wide: { true: 'w-full' },
  },
  compoundVariants: [
    { size: 'counter', tone: ['accent', 'quiet', 'danger'], class: 'px-2.5 md:px-5' },
    { size: 'counter', tone: ['plain', 'remove'], class: 'px-3' },
  ],
  defaultVariants: { tone: 'accent', size: 'medium' },
});

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /**
   * Purpose of the button: `accent` for the main action of a view, `quiet` for an alternative, `plain` for a minor
   * action, `danger` for confirming a destructive action, `remove` for starting one that still asks for confirmation.
   * @default 'accent'
   */
  tone?: 'accent' | 'quiet' | 'plain' | 'danger' | 'remove';
  /**
   * `counter` suits quick work at the shop counter: taller than `medium`, with less side padding on a phone.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'counter' | 'large';
  /** Takes the full width of its parent. @default false */
  wide?: boolean;
  /** Disables the button while the action it started is running, and sets `aria-busy`. @default false */
  busy?: boolean;
  children: ReactNode;
}

/** Button for every action; use LinkButton for navigation. */
export function Button({ tone, size, wide, busy = false, disabled, type = 'button', className, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled === true || busy}
      aria-busy={busy || undefined}
      className={buttonStyles({ tone, size, wide, className })}
    />
  );
}
