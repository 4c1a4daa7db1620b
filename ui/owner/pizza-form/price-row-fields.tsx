import { Trash2 } from 'lucide-react';
import { PriceField } from '../../base/field/price-field';
import { TextField } from '../../base/field/text-field';
import { IconButton } from '../../base/icon-button/icon-button';
import * as t from './pizza-form.texts';
import type { PriceRow, PriceRowErrors } from './price-rows';

export interface PriceRowFieldsProps {
  id: string;
  label: string;
  placeholder: string;
  value: PriceRow;
  onChange: (part: Partial<PriceRow>) => void;
  errors: PriceRowErrors;
  onRemove?: () => void;
}

export function PriceRowFields(props: PriceRowFieldsProps) {
  const { id, label, placeholder, value, onChange, errors, onRemove } = props;
  return (
    <div className="flex flex-wrap items-start gap-3">
      <TextField
        id={id}
        label={label}
        required
        maxLength={60}
        placeholder={placeholder}
        value={value.name}
        error={errors.name}
        onChange={(name) => onChange({ name })}
        className="min-w-0 grow basis-40"
      />
      <div className="flex min-w-0 grow basis-40 flex-wrap items-start gap-2">
        <PriceField
          label={t.price()}
          required
          valueCents={value.priceCents}
          error={errors.price}
          onChange={(priceCents) => onChange({ priceCents })}
          className="min-w-0 grow basis-24"
        />
        {onRemove && (
          <IconButton
            label={t.removeRow(value.name.trim() || label)}
            tone="danger"
            size="large"
            className="mt-6.5"
            onClick={onRemove}
          >
            <Trash2 aria-hidden="true" />
          </IconButton>
        )}
      </div>
    </div>
  );
}
