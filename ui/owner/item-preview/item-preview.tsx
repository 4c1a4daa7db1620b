import { Eye } from 'lucide-react';
import { Card } from '../../base/card/card';
import { Price } from '../../base/price/price';
import { Picture } from '../../food/picture/picture';
import * as t from './item-preview.texts';

export interface ItemPreviewProps {
  name: string;
  imageUrl: string | null;
  priceCents: number | null;
  categoryName?: string;
}

export function ItemPreview({ name, imageUrl, priceCents, categoryName = '' }: ItemPreviewProps) {
  return (
    <figure className="grid gap-2">
      <figcaption className="flex items-center gap-2 font-semibold text-ink-muted">
        <Eye aria-hidden="true" className="size-5" />
        {t.customerView()}
      </figcaption>
      <Card padding="none">
        <div className="relative aspect-4/3">
          <div className="absolute inset-0">
            <Picture imageUrl={imageUrl} sizes="24rem" />
          </div>
        </div>
        <div className="grid gap-2 p-4">
          {categoryName && (
            <p lang="fr" className="text-sm text-ink-muted wrap-anywhere">
              {categoryName}
            </p>
          )}
          <p className={`font-display text-lg leading-tight font-bold wrap-anywhere ${name ? '' : 'text-ink-muted'}`}>
            {name || t.itemName()}
          </p>
          <div className="flex min-h-9 items-center">
            {priceCents === null ? (
              <span className="rounded-tag border border-dashed border-line-strong px-3 py-1 text-sm text-ink-muted">
                {t.priceToCome()}
              </span>
            ) : (
              <Price cents={priceCents} tone="tag" />
            )}
          </div>
        </div>
      </Card>
    </figure>
  );
}
