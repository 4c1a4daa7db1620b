import { Pencil, Trash2 } from 'lucide-react';
import { Fragment, useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../base/button/button';
import { Card } from '../../base/card/card';
import { IconButton } from '../../base/icon-button/icon-button';
import { Notice } from '../../base/notice/notice';
import { Price } from '../../base/price/price';
import { withFigures } from '../../base/price/with-figures';
import { RemoveDialog } from '../remove-dialog/remove-dialog';
import { pricesOf, savingsOf, savingsText, type MenuCategory, type OwnMealDeal } from './meal-deal-values';
import * as t from './meal-deals.texts';
import { SavingsWarning } from './savings-warning';

export interface MealDealCardsProps {
  mealDeals: readonly OwnMealDeal[];
  categories: readonly MenuCategory[];
  /** Editor that stands in place of the deal with this id. */
  editor?: { id: string; form: ReactNode };
  /** Ids of the deals that are being removed. */
  busyIds?: readonly string[];
  onEdit: (id: string) => void;
  onRemove: (id: string) => void;
}

/** The shop's own meal deals: what belongs to each, when it applies and what customers save. */
export function MealDealCards(props: MealDealCardsProps) {
  const { mealDeals, categories, editor, busyIds = [], onEdit, onRemove } = props;
  const [doomed, setDoomed] = useState<OwnMealDeal>();
  const edited = useRef(editor?.id);
  useEffect(() => {
    // The editor is gone with the focus in it: the button that opened it takes the focus again.
    if (edited.current && !editor) document.getElementById(editId(edited.current))?.focus();
    edited.current = editor?.id;
  });
  return (
    <>
      <ul aria-label={t.mealDeals()} className="grid grid-cols-1 gap-4">
        {mealDeals.map((deal) =>
          deal.id === editor?.id ? (
            <li key={deal.id}>{editor.form}</li>
          ) : (
            <DealCard
              key={deal.id}
              deal={deal}
              categories={categories}
              busy={busyIds.includes(deal.id)}
              onEdit={() => onEdit(deal.id)}
              onRemove={() => setDoomed(deal)}
            />
          ),
        )}
      </ul>
      <RemoveDialog asked={doomed} text={t.removeText()} onRemove={onRemove} onClose={() => setDoomed(undefined)} />
    </>
  );
}

const editId = (id: string) => `edit-${id}`;

interface DealCardProps {
  deal: OwnMealDeal;
  categories: readonly MenuCategory[];
  busy: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

function DealCard({ deal, categories, busy, onEdit, onRemove }: DealCardProps) {
  const { id, name, priceCents, parts, servedText } = deal;
  const savings = savingsOf(deal, pricesOf(categories));
  return (
    <Card as="li" aria-label={name} className="@container grid content-start gap-3">
      <div className="-mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 lang="fr" className="min-w-0 grow basis-36 text-xl wrap-anywhere">
          {name}
        </h2>
        <div className="ms-auto -me-2 flex items-center">
          <IconButton id={editId(id)} label={t.edit(name)} size="large" onClick={onEdit}>
            <Pencil aria-hidden="true" />
          </IconButton>
          <Button tone="remove" size="counter" busy={busy} onClick={onRemove}>
            <Trash2 aria-hidden="true" className="size-5" />
            <span className="@max-xl:sr-only">{t.remove()}</span>
            <span className="sr-only">{t.removeWhat(name)}</span>
          </Button>
        </div>
      </div>
      <div className="-mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
        <Price cents={priceCents} tone="tag" />
        <p className="min-w-0 grow basis-64 wrap-anywhere">
          {parts.map((part, at) => (
            <Fragment key={at}>
              {at > 0 && ' + '}
              <span lang="fr">{part.name}</span> {t.itemCount({ count: part.options.length, alone: at > 0 })}
            </Fragment>
          ))}
          {servedText && <> · {withFigures(servedText)}</>}
        </p>
        <p className="basis-full text-ink-muted empty:hidden">{withFigures(savingsText(savings))}</p>
      </div>
      {savings ? (
        <SavingsWarning savings={savings} categories={categories} />
      ) : (
        <Notice tone="caution">{t.nothingLeft()}</Notice>
      )}
    </Card>
  );
}
