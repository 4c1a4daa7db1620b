import { Check, Flame, Plus } from 'lucide-react';
import { useId } from 'react';
import { tv } from 'tailwind-variants/lite';
import { Badge } from '../../base/badge/badge';
import { Button } from '../../base/button/button';
import { LinkButton } from '../../base/link-button/link-button';
import { Disclosure } from '../../base/disclosure/disclosure';
import { Price } from '../../base/price/price';
import { AllergenList } from '../allergen-list/allergen-list';
import { type Allergen, allergensOf } from '../../../graphql/rules/allergens';
import { DietaryMarks } from '../dietary-marks/dietary-marks';
import type { DietaryMark } from '../dietary-marks/dietary-mark';
import { Picture } from '../picture/picture';
import { StockMark } from '../stock-mark/stock-mark';
import * as t from './menu-item-card.texts';

// On a phone the picture stands beside the text until letters grow too big; from 768 px on it stands above.
const styles = tv({
  slots: {
    card: 'flex h-full flex-wrap content-start gap-3 overflow-hidden rounded-card border border-line bg-surface p-3 shadow-card md:flex-col md:flex-nowrap md:gap-0 md:p-0',
    picture:
      'relative aspect-square max-h-72 grow basis-24 self-start overflow-hidden rounded-control md:aspect-4/3 md:max-h-none md:w-full md:grow-0 md:basis-auto md:rounded-none',
    text: 'flex grow-[999] basis-48 flex-col gap-2 md:grow md:basis-auto md:p-4',
  },
  variants: { soldOut: { true: { picture: 'opacity-60 saturate-50' } } },
});

export interface MenuItemCardProps {
  name: string;
  description?: string;
  imageUrl: string | null;
  /** Integer cents; null while its owner has not said it, which no customer sees. */
  priceCents: number | null;
  freshlyBaked?: boolean;
  /** Pieces left; null where they are not counted. 0 is sold out, up to 5 is said. @default null */
  stock?: number | null;
  soldOut?: boolean;
  allergens: readonly Allergen[] | null;
  dietaryMarks?: readonly DietaryMark[];
  inCart?: number;
  /** Left out: its button does not answer yet. */
  onAdd?: () => void;
  href?: string;
}

export function MenuItemCard(props: MenuItemCardProps) {
  const { name, description, imageUrl, priceCents, freshlyBaked = false, stock = null, allergens, inCart = 0 } = props;
  const soldOut = props.soldOut === true || stock === 0;
  const titleId = useId();
  const { card, picture, text } = styles({ soldOut });
  const add = { size: 'medium', tone: 'quiet', 'aria-describedby': titleId } as const;
  return (
    <article aria-labelledby={titleId} className={card()}>
      <div className={picture()}>
        <div className="absolute inset-0">
          <Picture imageUrl={imageUrl} sizes="(min-width: 48rem) 22rem, 8rem" />
        </div>
        {/* On the picture, what comes and goes: in the text it would push the button away from under a quick finger. */}
        {!soldOut && (
          <p className="absolute start-1.5 bottom-1.5 max-w-full md:start-3 md:bottom-3">
            <StockMark stock={stock} />
          </p>
        )}
        {inCart > 0 && (
          <p className="absolute start-1.5 top-1.5 max-w-full md:start-3 md:top-3">
            <Badge tone="positive">
              <Check aria-hidden="true" />
              <span>
                {inCart}
                <span className="max-md:sr-only"> {t.inCart()}</span>
              </span>
            </Badge>
          </p>
        )}
      </div>
      <div className={text()}>
        <h3 lang="fr" id={titleId} className="text-lg wrap-anywhere">
          {name}
        </h3>
        {description && (
          <p lang="fr" className="line-clamp-3 text-ink-muted">
            {description}
          </p>
        )}
        {freshlyBaked && !soldOut && (
          <Badge tone="caution" className="self-start">
            <Flame aria-hidden="true" />
            {t.freshlyBaked()}
          </Badge>
        )}
        <DietaryMarks marks={props.dietaryMarks ?? []} />
        <Disclosure title={t.allergens()} aside={allergens?.length} className="text-sm">
          <AllergenList {...allergensOf([allergens])} />
        </Disclosure>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-3">
          {priceCents === null ? (
            <span className="text-ink-muted">{t.priceToCome()}</span>
          ) : (
            <Price
              cents={priceCents}
              tone={soldOut ? 'plain' : 'tag'}
              className={soldOut ? 'text-ink-muted' : undefined}
            />
          )}
          {soldOut ? (
            <Button {...add} disabled>
              {t.soldOut()}
            </Button>
          ) : props.href !== undefined ? (
            <LinkButton href={props.href} tone="quiet" aria-describedby={titleId}>
              <Plus aria-hidden="true" className="size-5" />
              {t.add()}
            </LinkButton>
          ) : (
            <Button {...add} inert={!props.onAdd} onClick={props.onAdd} className="inert:opacity-45">
              <Plus aria-hidden="true" className="size-5" />
              {t.add()}
            </Button>
          )}
        </div>
      </div>
    </article>
  );
}
