import { Disclosure } from '../../base/disclosure/disclosure';
import { PriceField } from '../../base/field/price-field';
import { Switch } from '../../base/field/switch';
import { TextField } from '../../base/field/text-field';
import { AllergenPicker } from '../allergen-picker/allergen-picker';
import { ImageUploadField, type UploadImage } from '../image-upload/image-upload-field';
import { NAME_MAX_LENGTH } from '../item-basics/item-basics';
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
          imageUrl={value.imageUrl}
          onChange={(imageUrl) => onChange({ imageUrl })}
          onUpload={onUpload}
        />
        <div className="grid content-start gap-4">
          <TextField
            id={id}
            label="Nom"
            required
            maxLength={NAME_MAX_LENGTH}
            value={value.name}
            error={errors.name}
            onChange={(name) => onChange({ name })}
          />
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,--spacing(36)),1fr))] gap-4">
            <PriceField
              label="Prix"
              hint={priceRequired ? '0 : pas en supplément.' : 'Facultatif'}
              required={priceRequired}
              valueCents={value.priceCents}
              error={errors.price}
              onChange={(priceCents) => onChange({ priceCents })}
            />
            <PriceField
              label="Supplément menu"
              hint="Vide : compris."
              valueCents={value.supplementPriceCents}
              onChange={(supplementPriceCents) => onChange({ supplementPriceCents })}
            />
          </div>
          <Switch label="En rupture" checked={value.soldOut} onChange={(soldOut) => onChange({ soldOut })} />
        </div>
      </div>
      <Disclosure
        title="Allergènes"
        aside={value.allergens === null ? 'Non indiqué' : value.allergens.length || 'Aucun'}
        className="mt-3 border-t border-line pt-2"
      >
        <AllergenPicker
          label="Ce qu’il contient"
          value={value.allergens}
          onChange={(allergens) => onChange({ allergens })}
        />
      </Disclosure>
    </div>
  );
}
