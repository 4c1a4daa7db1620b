import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { tv } from 'tailwind-variants/lite';

/** Shared with links that look like buttons. */
export const buttonStyles = tv({
  base: 'inline-flex items-center justify-center gap-2 rounded-control font-semibold transition-colors duration-150 disabled:opacity-50',
  variants: {
    tone: {
      accent: 'bg-accent text-on-accent enabled:hover:bg-accent-hover',
      quiet: 'border border-line-strong bg-surface text-ink enabled:hover:bg-accent-soft',
      plain: 'text-accent-ink enabled:hover:bg-accent-soft',
      danger: 'bg-danger text-on-danger enabled:hover:opacity-90',
    },
    size: {
      small: 'min-h-9 px-3 text-sm',
      medium: 'min-h-11 px-5 text-base',
      large: 'min-h-14 px-6 text-lg',
    },
    wide: { true: 'w-full' },
  },
  defaultVariants: { tone: 'accent', size: 'medium' },
});

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What pressing means: the one main thing, another choice, a detail, or something that hurts. @default 'accent' */
  tone?: 'accent' | 'quiet' | 'plain' | 'danger';
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** Takes the whole width its parent gives. @default false */
  wide?: boolean;
  /** Cannot be pressed because the work it started goes on; says so to screen readers. @default false */
  busy?: boolean;
  children: ReactNode;
}

/** The one way to press something. */
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
