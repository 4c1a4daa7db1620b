import { useId, useState } from 'react';
import { TextField } from '../../base/field/text-field';
import { ChoiceChip } from '../../food/customiser/choice-chip';
import * as t from './item-form.texts';

const commonSizes = ['25 cl', '33 cl', '50 cl', '75 cl', '1 L'];

/** Field for the size of a drink: common sizes as buttons, or free text. */
export function DrinkSizeField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const id = useId();
  const [other, setOther] = useState(value !== '' && !commonSizes.includes(value));
  return (
    <div className="grid gap-3">
      <div role="radiogroup" aria-labelledby={id} className="grid gap-1.5">
        <p id={id} className="font-semibold">
          {t.drinkSize()}
        </p>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,--spacing(27)),1fr))] gap-2">
          {commonSizes.map((size) => (
            <ChoiceChip
              key={size}
              type="radio"
              name={id}
              label={size}
              checked={!other && value === size}
              onChange={() => {
                setOther(false);
                onChange(size);
              }}
            />
          ))}
          <ChoiceChip
            type="radio"
            name={id}
            label={t.other()}
            checked={other}
            onChange={() => {
              setOther(true);
              onChange('');
            }}
          />
        </div>
      </div>
      {other && (
        <TextField
          label={t.otherSize()}
          placeholder={t.drinkSizeExample()}
          maxLength={30}
          value={value}
          onChange={onChange}
        />
      )}
    </div>
  );
}
