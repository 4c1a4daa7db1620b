import { Clock, Hourglass, Moon, Star } from 'lucide-react';
import { tv } from 'tailwind-variants/lite';

export type ShopKind = 'boulangerie' | 'restaurant' | 'cafe';

export const shopKindWords: Record<ShopKind, string> = {
  boulangerie: 'Boulangerie',
  restaurant: 'Restaurant',
  cafe: 'Café',
};

/** `full`: open, but nothing can be picked up in the next window. */
export type OpenState = 'open' | 'closed' | 'full';

const icons = { open: Clock, closed: Moon, full: Hourglass };

const openingStyles = tv({
  base: 'flex items-start gap-1.5 font-semibold',
  variants: { state: { open: 'text-positive', closed: 'text-ink-muted', full: 'text-caution' } },
});

/** Whether one can come, in words, a colour and a sign. */
export function ShopOpening({ state, text }: { state: OpenState; text: string }) {
  const Icon = icons[state];
  return (
    <p className={openingStyles({ state })}>
      <Icon aria-hidden="true" className="mt-1 size-4 shrink-0" />
      <bdi>{text}</bdi>
    </p>
  );
}

/** « 4.8 (200+ avis) » with a star; a word like « Nouveau » on a label instead. */
export function ShopRating({ text }: { text: string }) {
  if (!/^\d/.test(text)) {
    return <span className="rounded-tag bg-accent-soft px-2 text-sm/6 font-semibold text-accent-ink">{text}</span>;
  }
  return (
    <span className="inline-flex items-center gap-1 font-semibold text-ink">
      <Star aria-hidden="true" className="size-4 shrink-0 fill-accent text-accent-ink" />
      <bdi>{text}</bdi>
    </span>
  );
}
