import type { ComponentProps, ReactNode } from 'react';
import { tv } from 'tailwind-variants/lite';

const styles = tv({
  base: 'min-w-0 rounded-card',
  variants: {
    tone: {
      surface: 'border border-line bg-surface shadow-card',
      flat: 'border border-line bg-surface',
      sunken: 'bg-sunken',
      accent: 'border border-accent-ink bg-accent-soft',
    },
    padding: { none: 'overflow-hidden', small: 'p-4', medium: 'p-5 md:p-6', large: 'p-5 md:p-8' },
  },
});

export interface CardProps extends Pick<
  ComponentProps<'section'>,
  'id' | 'className' | 'aria-label' | 'aria-labelledby' | 'aria-describedby'
> {
  /** What it is for those who do not see the border; a section wants a name. @default 'div' */
  as?: 'div' | 'section' | 'article' | 'aside' | 'li';
  /** Lies on the page, lies flat in another card, is let into it, or is the chosen one. @default 'surface' */
  tone?: 'surface' | 'flat' | 'sunken' | 'accent';
  /** `none` for pictures and tables that reach the border. @default 'medium' */
  padding?: 'none' | 'small' | 'medium' | 'large';
  children: ReactNode;
}

/** The one surface things lie on. */
export function Card({ as: Element = 'div', tone = 'surface', padding = 'medium', className, ...rest }: CardProps) {
  return <Element {...rest} className={styles({ tone, padding, className })} />;
}
