import type { ComponentProps } from 'react';
import { tv } from 'tailwind-variants/lite';

const styles = tv({
  base: 'rounded-tag wrap-anywhere underline decoration-1 underline-offset-4 hover:decoration-2',
  variants: {
    standalone: { true: 'inline-flex min-h-11 items-center gap-2 [&>svg]:size-5 [&>svg]:shrink-0' },
    tone: { accent: 'font-semibold text-accent-ink', quiet: 'text-ink-muted hover:text-ink' },
  },
  defaultVariants: { tone: 'accent' },
});

export interface TextLinkProps extends ComponentProps<'a'> {
  href: string;
  tone?: 'accent' | 'quiet';
  /** Set for a link outside running text; makes it high enough to tap. */
  standalone?: boolean;
}

/** Link inside or beside text; use LinkButton for a main action. */
export function TextLink({ tone, standalone, className, children, ...rest }: TextLinkProps) {
  return (
    <a {...rest} className={styles({ tone, standalone, className })}>
      {children}
    </a>
  );
}
