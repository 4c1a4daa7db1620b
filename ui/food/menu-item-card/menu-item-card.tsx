import { Flame } from 'lucide-react';
import { useId } from 'react';
import { tv } from 'tailwind-variants/lite';
import type { Allergen } from '../../../graphql/rules/allergens';
import { FEW_LEFT } from '../../../graphql/rules/few-left';
import { Badge } from '../../base/badge/badge';
import { Price } from '../../base/price/price';
import { dietaryMarkNames, dietaryMarks, type DietaryMark } from '../dietary-marks/dietary-mark';
import { DietaryMarkIcon } from '../dietary-marks/dietary-marks';
import { Picture } from '../picture/picture';
import { AddControl, type AddControlProps } from './add-control';
import * as t from './menu-item-card.texts';

// On a phone a row of fixed height, unless large text needs more; a card from 768 px on.
const styles = tv({
  slots: {
    card: '@container relative flex h-full flex-wrap-reverse gap-x-3 border-b border-line py-2 md:flex-col-reverse md:flex-nowrap md:overflow-hidden md:rounded-card md:border md:bg-surface md:py-0 md:shadow-card',
    picture:
      'pointer-events-none relative size-18 shrink-0 self-center overflow-hidden rounded-control md:aspect-2/1 md:size-auto md:self-stretch md:rounded-none',
    text: 'flex min-w-0 grow-[999] basis-40 flex-col md:basis-auto md:gap-2 md:p-3',
    heading: 'text-base leading-5',
  },
  variants: {
    soldOut: { true: { picture: 'opacity-60 saturate-50' } },
    marked: {
      true: { heading: '@3xs:max-md:line-clamp-1' },
      false: { heading: '@3xs:max-md:line-clamp-2' },
    },
  },
});

export interface MenuItemCardProps extends AddControlProps {
  description?: string;
  /** Language of the name; null means French. */
  nameLang?: string | null;
  descriptionLang?: string | null;
  imageUrl: string | null;
  /** Price in integer cents; null while the owner has not set it, in which case customers do not see the item. */
  priceCents: number | null;
  freshlyBaked?: boolean;
  /** Number of pieces left, shown up to 5; null when stock is not counted. @default null */
  stock?: number | null;
  /** When the item can be ordered, « Sur commande, 48 h avant »; null for whenever the shop is open. */
  availability?: string | null;
  /** Sold out for today but available on later days. */
  onlyToday?: boolean;
  allergens: readonly Allergen[] | null;
  dietaryMarks?: readonly DietaryMark[];
  /** Opens the details of the item, including its allergens. */
  onOpen?: () => void;
}

export function MenuItemCard({ onOpen, ...props }: MenuItemCardProps) {
  const { name, nameLang, description, descriptionLang, imageUrl, priceCents, stock = null } = props;
  const soldOut = props.soldOut === true || stock === 0;
  const titleId = useId();
  const mark = soldOut ? undefined : markOf(props);
  const { card, picture, text, heading } = styles({ soldOut, marked: mark !== undefined });
  return (
    <article aria-labelledby={titleId} className={card()}>
      {onOpen && (
        <button
          type="button"
          aria-labelledby={titleId}
          onClick={onOpen}
          className="absolute inset-0 rounded-card focus-visible:-outline-offset-2"
        />
      )}
      <div className={text()}>
        <div className="grow overflow-hidden @3xs:max-md:h-11">
          <h3 lang={nameLang ?? 'fr'} id={titleId} className={heading()}>
            {name}
          </h3>
          <p className="flex flex-wrap items-center gap-x-2 overflow-hidden text-sm leading-6 empty:hidden @3xs:max-md:h-6">
            {mark}
            {/* Beside a mark, only where more than a few letters of it have room. */}
            {description && (
              <span
                lang={descriptionLang ?? 'fr'}
                className="grow basis-32 text-ink-muted md:basis-full @3xs:max-md:truncate"
              >
                {description}
              </span>
            )}
          </p>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-1 gap-y-2">
          {priceCents === null ? (
            <span className="text-ink-muted">{t.priceToCome()}</span>
          ) : (
            <Price
              cents={priceCents}
              size="small"
              tone={soldOut ? 'plain' : 'tag'}
              className={
                soldOut ? 'text-ink-muted' : 'max-md:bg-transparent max-md:p-0 max-md:text-ink max-md:[mask-image:none]'
              }
            />
          )}
          <AddControl {...props} soldOut={soldOut} titleId={titleId} />
        </div>
      </div>
      <div className={picture({ soldOut })}>
        <div className="absolute inset-0">
          <Picture imageUrl={imageUrl} sizes="(min-width: 48rem) 20rem, 5rem" />
        </div>
      </div>
    </article>
  );
}

export function FreshlyBaked() {
  return (
    <Badge tone="caution" className="whitespace-nowrap @max-3xs:px-1.5 @max-3xs:[&>svg]:hidden">
      <Flame aria-hidden="true" />
      <span className="truncate">{t.freshlyBaked()}</span>
    </Badge>
  );
}

/** Badge with the number of pieces when few are left. */
export function FewLeft({ stock }: { stock: number | null }) {
  if (stock === null || stock > FEW_LEFT) return null;
  return <Badge tone="danger">{stock === 1 ? t.last() : t.left(stock)}</Badge>;
}

/** Returns the most important mark, the only one the card shows. A sold-out item is marked on its button. */
function markOf({ stock = null, freshlyBaked, availability, dietaryMarks: marks = [] }: MenuItemCardProps) {
  if (availability)
    return (
      <Badge className="@3xs:max-md:[&>span]:truncate">
        <span>{availability}</span>
      </Badge>
    );
  if (stock !== null && stock <= FEW_LEFT) return <FewLeft stock={stock} />;
  if (freshlyBaked) return <FreshlyBaked />;
  const mark = dietaryMarks.find((one) => marks.includes(one));
  return (
    mark && (
      <Badge tone="positive">
        <DietaryMarkIcon mark={mark} />
        {dietaryMarkNames[mark]()}
      </Badge>
    )
  );
}
