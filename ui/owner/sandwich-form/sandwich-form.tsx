import { useState } from 'react';
import { PriceField } from '../../base/field/price-field';
import { Switch } from '../../base/field/switch';
import { TextAreaField } from '../../base/field/text-area-field';
import { Notice } from '../../base/notice/notice';
import { TextLink } from '../../base/text-link/text-link';
import type { Choice } from '../../food/customiser/choice';
import { CountField } from '../count-field/count-field';
import { FormFrame } from '../form-frame/form-frame';
import { FormSection } from '../form-frame/form-section';
import type { UploadImage } from '../image-upload/image-upload-field';
import { BasicsSection, type CategoryOption } from '../item-basics/basics-section';
import { DutiesSections } from '../item-basics/duties-sections';
import { DESCRIPTION_MAX_LENGTH, INCOMPLETE, missingText } from '../item-basics/item-basics';
import { StandingSection } from '../item-basics/standing-section';
import { limitText, MeatChoice, type MeatListProps } from './meat-choice';
import { SandwichPreview } from './sandwich-preview';
import {
  completeSandwich,
  newSandwich,
  sandwichErrors,
  type SandwichDraft,
  type SandwichValues,
} from './sandwich-values';

export interface SandwichFormProps extends MeatListProps {
  categories: readonly CategoryOption[];
  /** The shop’s, for the preview. @default [] */
  sauces?: readonly Choice[];
  /** The shop has fries or drinks for menus; left out while that is not known. */
  menuParts?: boolean;
  /** What is known already: the category one comes from, or a sandwich to change. */
  initialValues?: Partial<SandwichValues>;
  onUpload: UploadImage;
  onSubmit: (values: SandwichValues) => void;
  /** Why it was not kept: the server’s own words, else 'Failed to add sandwich.' */
  error?: string;
  /** @default false */
  busy?: boolean;
  /** @default 'Ajouter le sandwich' */
  submitLabel?: string;
  /** Something was changed. */
  onEdit?: () => void;
}

/** A sandwich with what the customer may choose in it; beside it what the customer will see (spec owner §2, §5, §9). */
export function SandwichForm(props: SandwichFormProps) {
  const { categories, meats, meatsFailed, onRetry, sauces = [], initialValues, onUpload, onSubmit } = props;
  const [draft, setDraft] = useState<SandwichDraft>({ ...newSandwich, ...initialValues });
  const [refusals, setRefusals] = useState(0);
  const fillings = { meatIds: meats?.map(({ id }) => id) ?? null, menuParts: props.menuParts ?? null };
  const found = sandwichErrors(draft, fillings);
  const errors = refusals > 0 ? found : {};
  const change = (part: Partial<SandwichDraft>) => {
    props.onEdit?.();
    setDraft((before) => ({ ...before, ...part }));
  };
  const incomplete = refusals > 0 && Object.keys(found).length > 0;
  return (
    <FormFrame
      label="Sandwich"
      submitLabel={props.submitLabel ?? 'Ajouter le sandwich'}
      busy={props.busy}
      disabled={draft.imageUrl === null}
      text={missingText(found) || found.meats || found.menu || 'Tout y est.'}
      error={incomplete ? (missingText(found) ? INCOMPLETE : (found.meats ?? found.menu)) : props.error}
      refusals={refusals}
      onSubmit={() => {
        const values = completeSandwich(draft, fillings);
        if (values) onSubmit(values);
        else setRefusals(refusals + 1);
      }}
      aside={<SandwichPreview value={draft} meats={meats ?? []} sauces={sauces} />}
    >
      <BasicsSection
        value={draft}
        onChange={change}
        errors={errors}
        categories={categories}
        onUpload={onUpload}
        namePlaceholder="Kebab maison"
      >
        <PriceField
          label="Prix"
          required
          valueCents={draft.priceCents}
          error={errors.price}
          onChange={(priceCents) => change({ priceCents })}
        />
        <TextAreaField
          label="Description"
          hint="Facultatif"
          maxLength={DESCRIPTION_MAX_LENGTH}
          value={draft.description}
          onChange={(description) => change({ description })}
        />
      </BasicsSection>
      <MeatChoice value={draft} onChange={change} meats={meats} meatsFailed={meatsFailed} onRetry={onRetry} />
      {found.meats && draft.allMeats && (
        <Notice tone="caution" action={<TextLink href="/meat">Ajouter des viandes</TextLink>}>
          {found.meats}
        </Notice>
      )}
      <FormSection title="Sauces, crudités, menu">
        <CountField
          label="Sauces au choix"
          hint="Comprises dans le prix."
          text={limitText(draft.sauceLimit)}
          value={draft.sauceLimit}
          onChange={(sauceLimit) => change({ sauceLimit })}
        />
        <Switch
          label="Salade, tomate, oignon au choix"
          checked={draft.sotOffered}
          onChange={(sotOffered) => change({ sotOffered })}
        />
        <Switch
          label="En menu, avec frites et boisson"
          checked={draft.menuOffered}
          onChange={(menuOffered) => change({ menuOffered })}
        />
        {found.menu && (
          <Notice
            tone="caution"
            action={<TextLink href="/restaurant/ingredients-page">Ajouter les choix du menu</TextLink>}
          >
            {found.menu}
          </Notice>
        )}
      </FormSection>
      <StandingSection value={draft} onChange={change} />
      <DutiesSections value={draft} onChange={change} />
    </FormFrame>
  );
}
