import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../base/button/button';
import { SelectField } from '../../base/field/select-field';
import { formatEuros } from '../../base/price/format-euros';
import * as t from './voice-lines.texts';
import type { VoiceItem } from './voice-order';

export interface AddByHandProps {
  items: readonly VoiceItem[];
  disabled?: boolean;
  onAdd: (itemId: string) => void;
}

export function AddByHand({ items, disabled = false, onAdd }: AddByHandProps) {
  const [chosen, setChosen] = useState('');
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen === '') return;
        onAdd(chosen);
        setChosen('');
      }}
    >
      <SelectField
        label={t.addItem()}
        placeholder={t.choose()}
        className="min-w-0 flex-1 basis-48"
        options={items.map(({ id, name, priceCents, soldOut }) => ({
          value: id,
          label: soldOut ? t.soldOutItem(name) : `${name} · ${formatEuros(priceCents)}`,
          disabled: soldOut,
        }))}
        value={chosen}
        disabled={disabled || items.length === 0}
        onChange={setChosen}
      />
      <Button type="submit" tone="quiet" size="counter" className="max-md:grow" disabled={disabled || chosen === ''}>
        <Plus aria-hidden="true" className="size-5" />
        {t.add()}
      </Button>
    </form>
  );
}
