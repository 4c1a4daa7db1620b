import type { ComponentProps, ReactNode } from 'react';
import { buttonStyles } from '../button/button';

export interface LinkButtonProps extends ComponentProps<'a'> {
  href: string;
  /** The one main way on, another way, or a detail. @default 'accent' */
  tone?: 'accent' | 'quiet' | 'plain';
  /** `counter` as in Button. @default 'medium' */
  size?: 'small' | 'medium' | 'counter' | 'large';
  wide?: boolean;
  children: ReactNode;
}

/** A way to another page, as easy to press as a button. */
export function LinkButton({ tone, size, wide, className, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={buttonStyles({ tone, size, wide, className })}>
      {children}
    </a>
  );
}
