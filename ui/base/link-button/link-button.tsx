import type { ComponentProps, ReactNode } from 'react';
import { buttonStyles } from '../button/button';

export interface LinkButtonProps extends ComponentProps<'a'> {
  href: string;
  /**
   * Purpose of the link: `accent` for the main way on, `quiet` for an alternative, `plain` for a minor one.
   * @default 'accent'
   */
  tone?: 'accent' | 'quiet' | 'plain';
  /** Size of the link; `counter` is described at Button. @default 'medium' */
  size?: 'small' | 'medium' | 'counter' | 'large';
  wide?: boolean;
  children: ReactNode;
}

/** Link to another page that looks like a button. */
export function LinkButton({ tone, size, wide, className, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={buttonStyles({ tone, size, wide, className })}>
      {children}
    </a>
  );
}
