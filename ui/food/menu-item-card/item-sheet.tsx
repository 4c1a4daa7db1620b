import { useId, type ReactNode } from 'react';
import { allergensOf } from '../../../graphql/rules/allergens';
import { Badge } from '../../base/badge/badge';
import { Dialog } from '../../base/dialog/dialog';
import { Price } from '../../base/price/price';
import { AllergenList } from '../allergen-list/allergen-list';
import { DietaryMarks } from '../dietary-marks/dietary-marks';
import { Picture } from '../picture/picture';
import { AddControl } from './add-control';
import { FewLeft, FreshlyBaked, type MenuItemCardProps } from './menu-item-card';
import * as t from './menu-item-card.texts';

export interface ItemSheetProps extends Omit<MenuItemCardProps, 'onOpen'> {
  /** Content shown when the item is sold out, e.g. a button to be notified. */
  whenSoldOut?: ReactNode;
  onClose: () => void;
}

/** Dialog with all details of an item, including those that do not fit its row. */
export function ItemSheet({ onClose, whenSoldOut, ...item }: ItemSheetProps) {
  const { name, nameLang, description, descriptionLang, imageUrl, priceCents, allergens } = item;
  const { freshlyBaked = false, stock = null, availability } = item;
  const soldOut = item.soldOut === true || stock === 0;
  const titleId = useId();
  return (
    <Dialog
      open
      size="small"
      title={
        <span lang={nameLang ?? 'fr'} id={titleId}>
          {name}
        </span>
      }
      onClose={onClose}
      actions={
        <div className="flex w-full flex-wrap items-center justify-between gap-3">
          {priceCents !== null && <Price cents={priceCents} size="large" />}
          <div className="flex flex-wrap gap-2">
            {(soldOut || item.onlyToday) && whenSoldOut}
            <AddControl {...item} soldOut={soldOut} titleId={titleId} />
          </div>
        </div>
      }
    >
      <div className="grid gap-4">
        {imageUrl && (
          <div className="relative aspect-2/1 overflow-hidden rounded-control">
            <div className="absolute inset-0">
              <Picture imageUrl={imageUrl} sizes="(min-width: 48rem) 28rem, 100vw" />
            </div>
          </div>
        )}
        {description && <p lang={descriptionLang ?? 'fr'}>{description}</p>}
        <div className="flex flex-wrap items-center gap-2 empty:hidden">
          {!soldOut && <FewLeft stock={stock} />}
          {availability && <Badge>{availability}</Badge>}
          {freshlyBaked && !soldOut && <FreshlyBaked />}
          <DietaryMarks marks={item.dietaryMarks ?? []} />
        </div>
        <section aria-labelledby={`${titleId}-allergens`} className="grid gap-2">
          <h3 id={`${titleId}-allergens`} className="text-base">
            {t.allergens()}
          </h3>
          <AllergenList {...allergensOf([allergens])} />
        </section>
      </div>
    </Dialog>
  );
}
