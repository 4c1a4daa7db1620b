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
  /** Stands by itself instead of in a sentence: as high as a thumb. */
  standalone?: boolean;
}

/** A way to another page, in or beside text. */
export function TextLink({ tone, standalone, className, children, ...rest }: TextLinkProps) {
  return (
    <a {...rest} className={styles({ tone, standalone, className })}>
      {children}
    </a>
  );
}
