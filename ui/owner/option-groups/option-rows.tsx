import { ArrowDown, ArrowUp, ChevronDown, Plus, Trash2 } from 'lucide-react';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '../../base/button/button';
import { PriceField } from '../../base/field/price-field';
import { TextField } from '../../base/field/text-field';
import { IconButton } from '../../base/icon-button/icon-button';
import { AllergenPicker } from '../allergen-picker/allergen-picker';
import { nextKey, useLaterFocus } from '../form-frame/form-frame';
import { movedTo, NAME_MAX_LENGTH } from '../item-basics/item-basics';
import { PreparationUnitsField } from '../item-basics/item-parts';
import { newRow, type OptionRow, type OptionRowErrors } from './option-group-values';
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
  const [openKey, setOpenKey] = useState<string>();
  const focusLater = useLaterFocus();
  const add = () => {
    const key = nextKey(rows);
    onChange([...rows, newRow(key)]);
    focusLater(`${id}-${key}`);
  };
  const goOn = (event: KeyboardEvent, place: number) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const next = rows[place + 1];
    if (next) document.getElementById(`${id}-${next.key}`)?.focus();
    else if (rows[place]?.name.trim()) add();
  };
  return (
    <div role="group" aria-labelledby={`${id}-label`} className="grid gap-3">
      <div className="grid gap-0.5">
        <p id={`${id}-label`} className="font-semibold">
          {t.options()}
        </p>
        <p className="text-sm text-ink-muted">{t.optionsText()}</p>
      </div>
      <ul className="grid gap-2">
        {rows.map((row, place) => {
          const label = t.option(place + 1);
          const named = row.name.trim() || label;
          const isOpen = row.key === openKey;
          const change = (part: Partial<OptionRow>) =>
            onChange(rows.map((one) => (one === row ? { ...one, ...part } : one)));
          return (
            <li key={row.key} className="flex flex-wrap items-start gap-2">
              <TextField
                id={`${id}-${row.key}`}
                label={label}
                labelHidden
                lang="fr"
                maxLength={NAME_MAX_LENGTH}
                placeholder={place === 0 ? t.optionExample() : label}
                autoComplete="off"
                enterKeyHint="next"
                value={row.name}
                error={errors[row.key]?.name}
                onChange={(name) => change({ name })}
                onKeyDown={(event) => goOn(event, place)}
                className="min-w-0 grow-[4] basis-32"
              />
              <PriceField
                label={t.optionPrice(named)}
                labelHidden
                placeholder="+ 0"
                enterKeyHint="next"
                valueCents={row.priceCents}
                error={errors[row.key]?.price}
                onChange={(priceCents) => change({ priceCents })}
                onKeyDown={(event) => goOn(event, place)}
                className="min-w-0 grow basis-28"
              />
              <IconButton
                label={t.moreOf(named)}
                aria-expanded={isOpen}
                className="size-12 aria-expanded:[&>svg]:rotate-180"
                onClick={() => setOpenKey(isOpen ? undefined : row.key)}
              >
                <ChevronDown aria-hidden="true" />
              </IconButton>
              {isOpen && (
                <OptionFacts value={row} onChange={change}>
                  {rows.length > 1 && (
                    <div className="flex flex-wrap items-center gap-x-2">
                      <Move
                        label={t.moveUp(named)}
                        icon={<ArrowUp aria-hidden="true" />}
                        stopped={place === 0}
                        onPress={() => onChange(movedTo(rows, (one) => one === row, place - 1))}
                      />
                      <Move
                        label={t.moveDown(named)}
                        icon={<ArrowDown aria-hidden="true" />}
                        stopped={place === rows.length - 1}
                        onPress={() => onChange(movedTo(rows, (one) => one === row, place + 1))}
                      />
                      <Button
                        tone="remove"
                        size="counter"
                        className="ms-auto"
                        onClick={() => {
                          onChange(rows.filter((one) => one !== row));
                          focusLater(`${id}-more`);
                        }}
                      >
                        <Trash2 aria-hidden="true" />
                        {t.removeOption(named)}
                      </Button>
                    </div>
                  )}
                </OptionFacts>
              )}
            </li>
          );
        })}
      </ul>
      <Button id={`${id}-more`} tone="quiet" className="min-h-14 border-dashed" onClick={add}>
        <Plus aria-hidden="true" />
        {t.addOption()}
      </Button>
    </div>
  );
}

function Move(props: { label: string; icon: ReactNode; stopped: boolean; onPress: () => void }) {
  const { label, icon, stopped, onPress } = props;
  return (
    <IconButton
      label={label}
      size="large"
      aria-disabled={stopped || undefined}
      className="aria-disabled:bg-transparent aria-disabled:opacity-40"
      onClick={() => {
        if (!stopped) onPress();
      }}
    >
      {icon}
    </IconButton>
  );
}

interface OptionFactsProps {
  value: OptionRow;
  onChange: (part: Partial<OptionRow>) => void;
  children: ReactNode;
}

/** What is rarely said of an option. */
function OptionFacts({ value, onChange, children }: OptionFactsProps) {
  return (
    <div className="grid min-w-0 grow basis-full gap-5 rounded-control bg-sunken p-3 md:p-4">
      {children}
      <TextField
        label={t.nameInEnglish()}
        hint={t.englishHint()}
        lang="en"
        maxLength={NAME_MAX_LENGTH}
        value={value.nameEn ?? ''}
        onChange={(nameEn) => onChange({ nameEn })}
      />
      <AllergenPicker value={value.allergens} onChange={(allergens) => onChange({ allergens })} />
      <PreparationUnitsField
        value={value.preparationUnits}
        onChange={(preparationUnits) => onChange({ preparationUnits })}
      />
    </div>
  );
}
