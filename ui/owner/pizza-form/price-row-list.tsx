import { Plus } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../base/button/button';
import { SortableList } from '../../base/sortable-list/sortable-list';
import { useLaterFocus } from '../form-frame/use-later-focus';
import { PriceRowFields } from './price-row-fields';
import { addRow, moveRow, rowErrors, type PriceRow } from './price-rows';

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
  const errors = refused ? rowErrors(value) : {};
  const fields = (row: PriceRow) => (
    <PriceRowFields
      id={`${id}-${row.key}`}
      label={rowLabel}
      placeholder={placeholder}
      value={row}
      onChange={(part) => onChange(value.map((one) => (one.key === row.key ? { ...one, ...part } : one)))}
      errors={errors[row.key] ?? {}}
      onRemove={
        value.length > min
          ? () => {
              onChange(value.filter(({ key }) => key !== row.key));
              focusLater(`${id}-more`);
            }
          : undefined
      }
    />
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
