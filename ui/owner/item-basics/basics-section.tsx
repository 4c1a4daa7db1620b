import type { ReactNode } from 'react';
import { SelectField } from '../../base/field/select-field';
import { TextField } from '../../base/field/text-field';
import { FormSection } from '../form-frame/form-section';
import { ImageUploadField, type UploadImage } from '../image-upload/image-upload-field';
import * as t from './item-basics.texts';
import { NAME_MAX_LENGTH, type BasicsErrors, type ItemBasicsDraft } from './item-basics';

export interface CategoryOption {
  id: string;
  name: string;
}

export interface BasicsSectionProps {
  value: ItemBasicsDraft;
  onChange: (part: Partial<ItemBasicsDraft>) => void;
  errors: BasicsErrors;
  categories: readonly CategoryOption[];
  onUpload: UploadImage;
  namePlaceholder?: string;
  children?: ReactNode;
}

export function BasicsSection(props: BasicsSectionProps) {
  const { value, onChange, errors, categories, onUpload, namePlaceholder, children } = props;
  return (
    <FormSection title={t.essentials()}>
      <div className="grid gap-5 md:grid-cols-[--spacing(60)_minmax(0,1fr)] md:gap-6">
        <ImageUploadField
          required
          imageUrl={value.imageUrl}
          error={errors.image}
          onChange={(imageUrl) => onChange({ imageUrl })}
          onUpload={onUpload}
        />
        <div className="grid content-start gap-5">
          <SelectField
            label={t.category()}
            required
            placeholder={t.selectCategory()}
            options={categories.map(({ id, name }) => ({ value: id, label: name, lang: 'fr' }))}
            value={value.categoryId}
            error={errors.categoryId}
            onChange={(categoryId) => onChange({ categoryId })}
          />
          <TextField
            label={t.name()}
            required
            maxLength={NAME_MAX_LENGTH}
            placeholder={namePlaceholder}
            value={value.name}
            error={errors.name}
            onChange={(name) => onChange({ name })}
          />
          {children}
        </div>
      </div>
    </FormSection>
  );
}
