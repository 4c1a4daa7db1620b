import { tv } from 'tailwind-variants/lite';
import { formatEuros } from './format-euros';

const styles = tv({
  base: 'inline-block font-display font-bold whitespace-nowrap tabular-nums',
  variants: {
    tone: {
      plain: '',
      // The hole of the label is a mask, so that any background shows through: photo, card or page.
      tag: 'rounded-tag bg-accent py-[0.2em] pr-[0.55em] pl-[1.15em] text-on-accent [mask-image:radial-gradient(circle_at_0.6em_50%,transparent_0.17em,black_0.2em)]',
    },
    size: { small: 'text-base', medium: 'text-lg', large: 'text-price-tag' },
  },
});

export interface PriceProps {
  cents: number;
  /** `tag` draws the butter-yellow price label of a shop window, `plain` only the amount. @default 'plain' */
  tone?: 'tag' | 'plain';
  size?: 'small' | 'medium' | 'large';
  className?: string;
}

/** Amount of money; the `tag` tone is the brand's sign for one price for everyone. */
export function Price({ cents, tone = 'plain', size = 'medium', className }: PriceProps) {
  // An amount is written from left to right in every text direction.
  return (
    <span dir="ltr" translate="no" className={styles({ tone, size, className })}>
      {formatEuros(cents)}
    </span>
  );
}
