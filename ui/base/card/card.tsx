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
  /**
   * Element, which decides what the card means to assistive technology; a `section` needs an accessible name.
   * @default 'div'
   */
  as?: 'div' | 'section' | 'article' | 'aside' | 'li';
  /**
   * `surface` lies on the page, `flat` inside another card, `sunken` is inset, `accent` marks the selected card.
   * @default 'surface'
   */
  tone?: 'surface' | 'flat' | 'sunken' | 'accent';
  /** Use `none` for pictures and tables that reach the border. @default 'medium' */
  padding?: 'none' | 'small' | 'medium' | 'large';
  children: ReactNode;
}

/** Card, the only surface for grouping content on a page. */
export function Card({ as: Element = 'div', tone = 'surface', padding = 'medium', className, ...rest }: CardProps) {
  return <Element {...rest} className={styles({ tone, padding, className })} />;
}
