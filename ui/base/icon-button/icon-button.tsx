import type { ComponentProps, ReactNode } from 'react';
import { tv } from 'tailwind-variants/lite';

/** Shared with links that look like icon buttons. */
export const iconButtonStyles = tv({
  base: 'relative inline-grid shrink-0 place-items-center rounded-full transition-colors duration-150 disabled:opacity-50',
  variants: {
    tone: {
      plain: 'text-ink enabled:hover:bg-accent-soft [a&]:hover:bg-accent-soft',
      quiet: 'border border-line bg-surface text-ink enabled:hover:bg-accent-soft [a&]:hover:bg-accent-soft',
      accent: 'bg-accent text-on-accent enabled:hover:bg-accent-hover [a&]:hover:bg-accent-hover',
      danger: 'text-danger enabled:hover:bg-danger-soft [a&]:hover:bg-danger-soft',
    },
    size: { medium: 'size-11 [&>svg]:size-5', large: 'size-14 [&>svg]:size-6' },
  },
  defaultVariants: { tone: 'plain', size: 'medium' },
});

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** What pressing does, in words. */
  label: string;
  /** @default 'plain' */
  tone?: 'plain' | 'quiet' | 'accent' | 'danger';
  /** @default 'medium' */
  size?: 'medium' | 'large';
  /** The icon, hidden from screen readers by itself. */
  children: ReactNode;
}

/** A button whose picture is known to everyone; its words are for those who do not see it. */
export function IconButton({ label, tone, size, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={iconButtonStyles({ tone, size, className })}
    />
  );
}
