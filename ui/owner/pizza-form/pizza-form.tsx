import { TextAreaField } from '../../base/field/text-area-field';
import { useForm } from '../../base/form/use-form';
import { LinkButton } from '../../base/link-button/link-button';
import type { Choice } from '../../food/customiser/choice';
import { CountField } from '../count-field/count-field';
import { FormSection } from '../form-frame/form-section';
import { DESCRIPTION_MAX_LENGTH } from '../item-basics/item-basics';
import { ItemFrame, type ItemFormProps } from '../item-basics/item-frame';
import { PizzaPreview } from './pizza-preview';
import { completePizza, pizzaDraft, pizzaErrors, type PizzaValues } from './pizza-values';
import { PriceRowList } from './price-row-list';

export interface PizzaFormProps extends ItemFormProps<PizzaValues> {
  sauces: readonly Choice[];
}

export function PizzaForm({ sauces, initialValues, submitLabel = 'Ajouter la pizza', ...props }: PizzaFormProps) {
  const { onSubmit, onEdit, busy } = props;
  const form = useForm({
    initialValues: () => pizzaDraft(initialValues),
    check: pizzaErrors,
    complete: completePizza,
    onSubmit,
    onEdit,
    busy,
  });
  const { values } = form;
  return (
    <ItemFrame
      {...props}
      label="Pizza"
      submitLabel={submitLabel}
      form={form}
      namePlaceholder="Reine"
      preview={<PizzaPreview value={values} />}
      essentials={
        <TextAreaField
          label="Description"
          hint="Facultatif"
          maxLength={DESCRIPTION_MAX_LENGTH}
          {...form.field('description')}
        />
      }
    >
      <FormSection title="Tailles" text="De la plus petite à la plus grande. La première est choisie d’avance.">
        <PriceRowList
          label="Tailles"
          rowLabel="Taille"
          placeholder="Junior 26 cm"
          addLabel="Une taille de plus"
          value={values.sizes}
          onChange={(sizes) => form.change({ sizes })}
          min={1}
          sortable
          refused={form.refusals > 0}
        />
      </FormSection>
      <FormSection title="Garnitures en plus" text="Communes à toutes vos pizzas.">
        <PriceRowList
          label="Garnitures"
          rowLabel="Garniture"
          placeholder="Burrata"
          addLabel="Une garniture de plus"
          value={values.toppings}
          onChange={(toppings) => form.change({ toppings })}
          refused={form.refusals > 0}
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
          value={values.sauceLimit}
          onChange={(sauceLimit) => form.change({ sauceLimit })}
        />
      </FormSection>
    </ItemFrame>
  );
}

function saucesText(sauces: readonly Choice[]): string {
  if (sauces.length === 0) return 'Aucune sauce enregistrée pour le moment.';
  return sauces.map(({ name }) => name).join(', ');
}
