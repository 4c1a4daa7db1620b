import { Plus, Trash2 } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Button } from '../../base/button/button';
import { Disclosure } from '../../base/disclosure/disclosure';
import { PriceField } from '../../base/field/price-field';
import { TextField } from '../../base/field/text-field';
import { IconButton } from '../../base/icon-button/icon-button';
import { SortableList } from '../../base/sortable-list/sortable-list';
import { AllergenPicker } from '../allergen-picker/allergen-picker';
import { nextKey, useLaterFocus } from '../form-frame/form-frame';
import { NAME_MAX_LENGTH } from '../item-basics/item-basics';
import { PreparationUnitsField } from '../item-basics/item-parts';
import { movedTo, newRow, type OptionRow, type OptionRowErrors } from './option-group-values';
import * as t from './option-groups.texts';

interface OptionRowsProps {
  /** Beginning of the ids of the rows' name fields. */
  id: string;
  rows: readonly OptionRow[];
  errors: Record<string, OptionRowErrors>;
  onChange: (rows: readonly OptionRow[]) => void;
}

/** Options of a group, typed one after the other: Enter goes to the next row. */
export function OptionRows({ id, rows, errors, onChange }: OptionRowsProps) {
  const focusLater = useLaterFocus();
  const add = () => {
    const key = nextKey(rows);
    onChange([...rows, newRow(key)]);
    focusLater(`${id}-${key}`);
  };
  const goOn = (event: KeyboardEvent, place: number) => {
    // Keeps letters from the list around, which handles some of them itself.
    event.stopPropagation();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const next = rows[place + 1];
    if (next) document.getElementById(`${id}-${next.key}`)?.focus();
    else if (rows[place]?.name.trim()) add();
  };
  const row = (value: OptionRow, place: number) => {
    const label = t.option(place + 1);
    const named = value.name.trim() || label;
    const change = (part: Partial<OptionRow>) =>
      onChange(rows.map((one) => (one.key === value.key ? { ...one, ...part } : one)));
    return (
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <TextField
          id={`${id}-${value.key}`}
          label={label}
          labelHidden
          lang="fr"
          maxLength={NAME_MAX_LENGTH}
          placeholder={place === 0 ? t.optionExample() : label}
          autoComplete="off"
          enterKeyHint="next"
          value={value.name}
          error={errors[value.key]?.name}
          onChange={(name) => change({ name })}
          onKeyDown={(event) => goOn(event, place)}
          className="min-w-0 grow basis-40"
        />
        <div className="flex min-w-0 grow basis-36 flex-wrap items-start gap-1">
          <PriceField
            label={t.optionPrice(named)}
            labelHidden
            placeholder="+ 0"
            enterKeyHint="next"
            valueCents={value.priceCents}
            error={errors[value.key]?.price}
            onChange={(priceCents) => change({ priceCents })}
            onKeyDown={(event) => goOn(event, place)}
            className="min-w-0 grow basis-24"
          />
          {rows.length > 1 && (
            <IconButton
              label={t.removeOption(named)}
              tone="danger"
              className="size-12"
              onClick={() => {
                onChange(rows.filter(({ key }) => key !== value.key));
                focusLater(`${id}-more`);
              }}
            >
              <Trash2 aria-hidden="true" />
            </IconButton>
          )}
        </div>
        <Disclosure
          title={<span className="sr-only">{t.moreOf(named)}</span>}
          aside={t.moreFacts()}
          className="basis-full"
        >
          <div className="grid gap-6 pb-3">
            <TextField
              label={t.nameInEnglish()}
              hint={t.englishHint()}
              lang="en"
              maxLength={NAME_MAX_LENGTH}
              value={value.nameEn ?? ''}
              onChange={(nameEn) => change({ nameEn })}
              onKeyDown={(event) => goOn(event, place)}
            />
            <AllergenPicker value={value.allergens} onChange={(allergens) => change({ allergens })} />
            <PreparationUnitsField
              value={value.preparationUnits}
              onChange={(preparationUnits) => change({ preparationUnits })}
            />
          </div>
        </Disclosure>
      </div>
    );
  };
  return (
    <div role="group" aria-label={t.options()} className="grid gap-3">
      <p aria-hidden="true" className="font-semibold">
        {t.options()}
      </p>
      <p className="text-sm text-ink-muted">{t.optionsText()}</p>
      <SortableList
        label={t.options()}
        items={rows.map((value, place) => ({
          id: value.key,
          label: value.name.trim() || t.option(place + 1),
          row: value,
        }))}
        onMove={(key, toIndex) => onChange(movedTo(rows, (one) => one.key === key, toIndex))}
        renderItem={({ row: value }) => row(value, rows.indexOf(value))}
      />
      <Button id={`${id}-more`} tone="quiet" className="min-h-14 border-dashed" onClick={add}>
        <Plus aria-hidden="true" />
        {t.addOption()}
      </Button>
    </div>
  );
}
