import { Minus, Plus } from 'lucide-react';
import { Button } from '../../base/button/button';
import { less } from '../../base/quantity-stepper/quantity-stepper.texts';
import * as t from './menu-item-card.texts';

export interface AddControlProps {
  name: string;
  soldOut?: boolean;
  inCart?: number;
  /** Called on a press; undefined until the page's code has loaded, during which the button is inert. */
  onAdd?: () => void;
  /** Called to remove one piece; undefined when the item can only be removed in the cart. */
  onRemove?: () => void;
  href?: string;
}

const step =
  'flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full hover:bg-accent-soft md:px-3 [&>svg]:size-5';

/** Add button of an item; once the item is in the cart it also shows the quantity and a minus button. */
export function AddControl({ titleId, ...props }: AddControlProps & { titleId: string }) {
  const { name, soldOut = false, inCart = 0, onAdd, onRemove, href } = props;
  if (soldOut) {
    return (
      <Button tone="quiet" disabled aria-describedby={titleId} className="relative">
        {t.soldOut()}
      </Button>
    );
  }
  // The plus button stays the same element in the same place when the quantity appears, so that a quick second press
  // hits it.
  const more = { className: `${step} inert:opacity-45 md:grow`, 'aria-label': `${t.add()} ${name}` };
  const add = (
    <>
      <Plus aria-hidden="true" />
      <span className={inCart > 0 ? 'sr-only' : 'max-md:sr-only'}>{t.add()}</span>
    </>
  );
  return (
    <div className="relative flex shrink-0 items-center rounded-full border border-line-strong bg-surface font-semibold md:w-full">
      {inCart > 0 && (
        <>
          {onRemove && (
            <button type="button" aria-label={less(name)} onClick={onRemove} className={`${step} md:grow`}>
              <Minus aria-hidden="true" />
            </button>
          )}
          <span className={`text-center font-bold tabular-nums ${onRemove ? 'min-w-6' : 'min-w-11 md:grow'}`}>
            {inCart}
            <span className="sr-only"> {t.inCart()}</span>
          </span>
        </>
      )}
      {href === undefined ? (
        <button type="button" inert={!onAdd} onClick={onAdd} {...more}>
          {add}
        </button>
      ) : (
        <a href={href} {...more}>
          {add}
        </a>
      )}
    </div>
  );
}
