import { tv } from 'tailwind-variants/lite';
import { formatEuros } from './format-euros';

const styles = tv({
  base: 'inline-block font-display font-bold whitespace-nowrap tabular-nums',
  variants: {
    tone: {
      plain: '',
      // The hole is cut out of the label, so it shows whatever lies behind: photo, card or page.
      tag: 'rounded-tag bg-accent py-[0.2em] pr-[0.55em] pl-[1.15em] text-on-accent [mask-image:radial-gradient(circle_at_0.6em_50%,transparent_0.17em,black_0.2em)]',
    },
    size: { small: 'text-base', medium: 'text-lg', large: 'text-price-tag' },
  },
});

export interface PriceProps {
  cents: number;
  /** The butter-yellow label of a shop window, or the number alone. @default 'plain' */
  tone?: 'tag' | 'plain';
  size?: 'small' | 'medium' | 'large';
  className?: string;
}

/** An amount of money; the label is the brand's sign: one price, the same for everyone. */
export function Price({ cents, tone = 'plain', size = 'medium', className }: PriceProps) {
  // An amount is written from left to right whatever stands around it.
  return (
    <span dir="ltr" translate="no" className={styles({ tone, size, className })}>
      {formatEuros(cents)}
    </span>
  );
}
