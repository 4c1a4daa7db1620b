import { Disclosure } from '../../base/disclosure/disclosure';
import { PriceField } from '../../base/field/price-field';
import { Switch } from '../../base/field/switch';
import { TextField } from '../../base/field/text-field';
import { AllergenPicker } from '../allergen-picker/allergen-picker';
import { EnglishPart } from '../english-part/english-part';
import { ImageUploadField, type UploadImage } from '../image-upload/image-upload-field';
import { NAME_MAX_LENGTH } from '../item-basics/item-basics';
import * as t from './ingredient-form.texts';
import type { EntryDraft, EntryErrors } from './ingredient-values';

export interface EntryFieldsProps {
  id: string;
  value: EntryDraft;
  onChange: (part: Partial<EntryDraft>) => void;
  errors: EntryErrors;
  priceRequired?: boolean;
  onUpload: UploadImage;
}

export function EntryFields({ id, value, onChange, errors, priceRequired, onUpload }: EntryFieldsProps) {
  return (
    <div className="@container">
      <div className="grid gap-5 @lg:grid-cols-[--spacing(56)_minmax(0,1fr)] @lg:gap-6">
        <ImageUploadField
          required
          imageUrl={value.pictureUrl}
          onChange={(pictureUrl) => onChange({ pictureUrl })}
          onUpload={onUpload}
        />
        <div className="grid content-start gap-4">
          <TextField
            id={id}
            label={t.name()}
            required
            maxLength={NAME_MAX_LENGTH}
            value={value.name}
            error={errors.name}
            onChange={(name) => onChange({ name })}
          />
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,--spacing(36)),1fr))] gap-4">
            <PriceField
              label={t.price()}
              hint={priceRequired ? t.priceHint() : t.optional()}
              required={priceRequired}
              valueCents={value.priceCents}
              error={errors.price}
              onChange={(priceCents) => onChange({ priceCents })}
            />
            <PriceField
              label={t.supplement()}
              hint={t.supplementHint()}
              valueCents={value.supplementPriceCents}
              onChange={(supplementPriceCents) => onChange({ supplementPriceCents })}
            />
          </div>
          <Switch label={t.soldOut()} checked={value.outOfStock} onChange={(outOfStock) => onChange({ outOfStock })} />
        </div>
      </div>
      <Disclosure
        title={t.allergens()}
        aside={value.allergens === null ? t.notSaid() : value.allergens.length || t.none()}
        className="mt-3 border-t border-line pt-2"
      >
        <AllergenPicker
          label={t.whatItContains()}
          value={value.allergens}
          onChange={(allergens) => onChange({ allergens })}
        />
      </Disclosure>
      <EnglishPart value={value} onChange={onChange} />
    </div>
  );
}
