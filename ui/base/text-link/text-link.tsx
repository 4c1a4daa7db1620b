import type { ComponentProps } from 'react';
import { tv } from 'tailwind-variants/lite';

const styles = tv({
  base: 'rounded-tag underline decoration-1 underline-offset-4 hover:decoration-2',
  variants: {
    tone: { accent: 'font-semibold text-accent-ink', quiet: 'text-ink-muted hover:text-ink' },
  },
  defaultVariants: { tone: 'accent' },
});

export interface TextLinkProps extends ComponentProps<'a'> {
  href: string;
  /** @default 'accent' */
  tone?: 'accent' | 'quiet';
}

/** A way to another page, in or beside text. */
export function TextLink({ tone, className, children, ...rest }: TextLinkProps) {
  return (
    <a {...rest} className={styles({ tone, className })}>
      {children}
    </a>
  );
}
