import { useState } from 'react';
import { TextAreaField } from '../../base/field/text-area-field';
import { LinkButton } from '../../base/link-button/link-button';
import type { Choice } from '../../food/customiser/choice';
import { CountField } from '../count-field/count-field';
import { FormFrame } from '../form-frame/form-frame';
import { FormSection } from '../form-frame/form-section';
import type { UploadImage } from '../image-upload/image-upload-field';
import { BasicsSection, type CategoryOption } from '../item-basics/basics-section';
import { DutiesSections } from '../item-basics/duties-sections';
import { DESCRIPTION_MAX_LENGTH, INCOMPLETE, missingText } from '../item-basics/item-basics';
import { StandingSection } from '../item-basics/standing-section';
import { PizzaPreview } from './pizza-preview';
import { completePizza, pizzaDraft, pizzaErrors, type PizzaDraft, type PizzaValues } from './pizza-values';
import { PriceRowList } from './price-row-list';

export interface PizzaFormProps {
  categories: readonly CategoryOption[];
  /** The shop’s sauces one may choose from. */
  sauces: readonly Choice[];
  /** What is known already: category and toppings of the shop, or a pizza to change. */
  initialValues?: Partial<PizzaValues>;
  onUpload: UploadImage;
  onSubmit: (values: PizzaValues) => void;
  /** Why it was not kept. */
  error?: string;
  /** @default false */
  busy?: boolean;
  /** @default 'Ajouter la pizza' */
  submitLabel?: string;
  /** Something was changed. */
  onEdit?: () => void;
}

/** A pizza: its sizes in order, each at its price, toppings and sauces. */
export function PizzaForm(props: PizzaFormProps) {
  const { categories, sauces, initialValues, onUpload, onSubmit, submitLabel = 'Ajouter la pizza' } = props;
  const [draft, setDraft] = useState<PizzaDraft>(() => pizzaDraft(initialValues));
  const [refusals, setRefusals] = useState(0);
  const found = pizzaErrors(draft);
  const errors = refusals > 0 ? found : {};
  const change = (part: Partial<PizzaDraft>) => {
    props.onEdit?.();
    setDraft((before) => ({ ...before, ...part }));
  };
  return (
    <FormFrame
      label="Pizza"
      submitLabel={submitLabel}
      busy={props.busy}
      disabled={draft.imageUrl === null}
      text={missingText(found) || 'Tout y est.'}
      error={Object.keys(errors).length > 0 ? INCOMPLETE : props.error}
      refusals={refusals}
      onSubmit={() => {
        const values = completePizza(draft);
        if (values) onSubmit(values);
        else setRefusals(refusals + 1);
      }}
      aside={<PizzaPreview value={draft} />}
    >
      <BasicsSection
        value={draft}
        onChange={change}
        errors={errors}
        categories={categories}
        onUpload={onUpload}
        namePlaceholder="Reine"
      >
        <TextAreaField
          label="Description"
          hint="Facultatif"
          maxLength={DESCRIPTION_MAX_LENGTH}
          value={draft.description}
          onChange={(description) => change({ description })}
        />
      </BasicsSection>
      <FormSection title="Tailles" text="De la plus petite à la plus grande. La première est choisie d’avance.">
        <PriceRowList
          label="Tailles"
          rowLabel="Taille"
          placeholder="Junior 26 cm"
          addLabel="Une taille de plus"
          value={draft.sizes}
          onChange={(sizes) => change({ sizes })}
          min={1}
          sortable
          refused={refusals > 0}
        />
      </FormSection>
      <FormSection title="Garnitures en plus" text="Communes à toutes vos pizzas.">
        <PriceRowList
          label="Garnitures"
          rowLabel="Garniture"
          placeholder="Burrata"
          addLabel="Une garniture de plus"
          value={draft.toppings}
          onChange={(toppings) => change({ toppings })}
          refused={refusals > 0}
        />
      </FormSection>
      <FormSection
        title="Sauces"
        text={saucesText(sauces)}
        action={
          <LinkButton href="/sauces" tone="plain">
            Gérer
          </LinkButton>
        }
      >
        <CountField
          label="Sauces au choix"
          hint="Comprises dans le prix."
          value={draft.sauceLimit}
          onChange={(sauceLimit) => change({ sauceLimit })}
        />
      </FormSection>
      <StandingSection value={draft} onChange={change} />
      <DutiesSections value={draft} onChange={change} />
    </FormFrame>
  );
}

function saucesText(sauces: readonly Choice[]): string {
  if (sauces.length === 0) return 'Aucune sauce enregistrée pour le moment.';
  return sauces.map(({ name }) => name).join(', ');
}
