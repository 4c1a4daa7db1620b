import type { ReactNode } from 'react';
import type { useForm } from '../../base/form/use-form';
import { FormFrame } from '../form-frame/form-frame';
import type { UploadImage } from '../image-upload/image-upload-field';
import { BasicsSection, type CategoryOption } from './basics-section';
import { DutiesSections } from './duties-sections';
import { INCOMPLETE, missingText, type ItemBasicsDraft, type ItemErrors } from './item-basics';
import { StandingSection } from './standing-section';

export interface ItemFormProps<Values> {
  categories: readonly CategoryOption[];
  /** What is known already: the category one comes from, or an item to change. */
  initialValues?: Partial<Values>;
  onUpload: UploadImage;
  onSubmit: (values: Values) => void;
  error?: string;
  busy?: boolean;
  /** @default 'Ajouter …' */
  submitLabel?: string;
  onEdit?: () => void;
}

interface ItemFrameProps extends Pick<ItemFormProps<never>, 'categories' | 'onUpload' | 'error' | 'busy'> {
  label: string;
  submitLabel: string;
  form: Pick<ReturnType<typeof useForm>, 'refusals' | 'submit'> & {
    values: ItemBasicsDraft;
    change: (part: Partial<ItemBasicsDraft>) => void;
    errors: ItemErrors;
    found: ItemErrors;
  };
  obstacle?: string;
  namePlaceholder: string;
  essentials: ReactNode;
  preview: ReactNode;
  children?: ReactNode;
}

/** The form of an item, new or on the menu already: what every kind has around what only this kind has. */
export function ItemFrame(props: ItemFrameProps) {
  const { label, submitLabel, form, obstacle, categories, onUpload, error, busy } = props;
  const { values, change, errors, found, refusals, submit } = form;
  const missing = missingText(found);
  const refused = Object.keys(errors).length > 0 ? (missing || !obstacle ? INCOMPLETE : obstacle) : undefined;
  return (
    <FormFrame
      label={label}
      submitLabel={submitLabel}
      busy={busy}
      disabled={values.imageUrl === null}
      text={missing || obstacle || 'Tout y est.'}
      error={refused ?? error}
      refusals={refusals}
      onSubmit={submit}
      aside={props.preview}
    >
      <BasicsSection
        value={values}
        onChange={change}
        errors={errors}
        categories={categories}
        onUpload={onUpload}
        namePlaceholder={props.namePlaceholder}
      >
        {props.essentials}
      </BasicsSection>
      {props.children}
      <StandingSection value={values} onChange={change} />
      <DutiesSections value={values} onChange={change} />
    </FormFrame>
  );
}
