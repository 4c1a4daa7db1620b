import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../base/button/button';
import { PriceField } from '../../base/field/price-field';
import { TextField } from '../../base/field/text-field';
import { IconButton } from '../../base/icon-button/icon-button';
import { SortableList } from '../../base/sortable-list/sortable-list';
import { useLaterFocus } from '../form-frame/use-later-focus';
import * as t from './pizza-form.texts';
import { addRow, moveRow, rowErrors, type PriceRow, type PriceRowErrors } from './price-rows';

export interface PriceRowListProps {
  label: string;
  rowLabel: string;
  placeholder: string;
  addLabel: string;
  value: readonly PriceRow[];
  onChange: (value: readonly PriceRow[]) => void;
  min?: 0 | 1;
  sortable?: boolean;
  refused?: boolean;
}

export function PriceRowList(props: PriceRowListProps) {
  const { label, rowLabel, placeholder, addLabel, value, onChange, min = 0, sortable = false, refused } = props;
  const id = useId();
  const focusLater = useLaterFocus();
  const errors: Record<string, PriceRowErrors> = refused ? rowErrors(value) : {};
  const change = ({ key }: PriceRow, part: Partial<PriceRow>) =>
    onChange(value.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const remove = (row: PriceRow) => {
    onChange(value.filter(({ key }) => key !== row.key));
    focusLater(`${id}-more`);
  };
  const fields = (row: PriceRow) => (
    <div className="flex flex-wrap items-start gap-3">
      <TextField
        id={`${id}-${row.key}`}
        label={rowLabel}
        required
        maxLength={60}
        placeholder={placeholder}
        value={row.name}
        error={errors[row.key]?.name}
        onChange={(name) => change(row, { name })}
        className="min-w-0 grow basis-40"
      />
      <div className="flex min-w-0 grow basis-40 flex-wrap items-start gap-2">
        <PriceField
          label={t.price()}
          required
          valueCents={row.priceCents}
          error={errors[row.key]?.price}
          onChange={(priceCents) => change(row, { priceCents })}
          className="min-w-0 grow basis-24"
        />
        {value.length > min && (
          <IconButton
            label={t.removeRow(row.name.trim() || rowLabel)}
            tone="danger"
            size="large"
            className="mt-6.5"
            onClick={() => remove(row)}
          >
            <Trash2 aria-hidden="true" />
          </IconButton>
        )}
      </div>
    </div>
  );
  return (
    <div className="grid gap-3">
      {sortable ? (
        <SortableList
          label={label}
          items={value.map((row, place) => ({
            id: row.key,
            label: row.name.trim() || `${rowLabel} ${place + 1}`,
            row,
          }))}
          onMove={(key, toIndex) => onChange(moveRow(value, key, toIndex))}
          renderItem={({ row }) => fields(row)}
        />
      ) : (
        <ul aria-label={label} className="grid gap-4 empty:hidden">
          {value.map((row) => (
            <li key={row.key}>{fields(row)}</li>
          ))}
        </ul>
      )}
      <Button
        id={`${id}-more`}
        tone="quiet"
        className="min-h-14 border-dashed"
        onClick={() => {
          const next = addRow(value);
          onChange(next);
          focusLater(`${id}-${next.at(-1)?.key ?? ''}`);
        }}
      >
        <Plus aria-hidden="true" />
        {addLabel}
      </Button>
    </div>
  );
}
