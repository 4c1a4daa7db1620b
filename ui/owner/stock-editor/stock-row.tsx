import { Minus, Plus } from 'lucide-react';
import { NumberField } from '../../base/field/number-field';
import { IconButton } from '../../base/icon-button/icon-button';
import { Picture } from '../../food/picture/picture';
import { HIGHEST_STOCK, stockError } from '../item-table/amounts';
import * as t from './stock-editor.texts';

export interface StockRowProps {
  name: string;
  imageUrl: string | null;
  value: number | null;
  onChange: (value: number | null) => void;
  keptStock: number | null;
  disabled?: boolean;
}

export function StockRow({ name, imageUrl, value, onChange, keptStock, disabled = false }: StockRowProps) {
  return (
    <div
      role="group"
      aria-label={name}
      className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 ${value === keptStock ? '' : 'bg-accent-soft'}`}
    >
      <div className="flex min-w-0 grow basis-48 items-center gap-3">
        <span className="relative size-12 shrink-0 overflow-hidden rounded-control">
          <span className="absolute inset-0">
            <Picture imageUrl={imageUrl} />
          </span>
        </span>
        <p lang="fr" className="min-w-0 leading-snug font-semibold wrap-anywhere">
          {name}
        </p>
      </div>
      <div className="ms-auto flex min-w-0 items-start gap-1">
        <IconButton
          label={t.oneLessOf(name)}
          title={t.oneLess()}
          tone="quiet"
          className="size-12"
          disabled={disabled}
          aria-disabled={value === null || value <= 0 || undefined}
          onClick={() => value !== null && value > 0 && onChange(value - 1)}
        >
          <Minus aria-hidden="true" />
        </IconButton>
        <NumberField
          label={t.stockOf(name)}
          labelHidden
          placeholder={t.unlimited()}
          className="w-28 min-w-0 shrink"
          disabled={disabled}
          value={value}
          error={value === null ? undefined : stockError(value)}
          onChange={onChange}
        />
        <IconButton
          label={t.oneMoreOf(name)}
          title={t.oneMore()}
          tone="quiet"
          className="size-12"
          disabled={disabled}
          aria-disabled={(value ?? 0) >= HIGHEST_STOCK || undefined}
          onClick={() => (value ?? 0) < HIGHEST_STOCK && onChange((value ?? 0) + 1)}
        >
          <Plus aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  );
}
