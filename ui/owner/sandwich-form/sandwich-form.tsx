import { PriceField } from '../../base/field/price-field';
import { Switch } from '../../base/field/switch';
import { TextAreaField } from '../../base/field/text-area-field';
import { useForm } from '../../base/form/use-form';
import { Notice } from '../../base/notice/notice';
import { TextLink } from '../../base/text-link/text-link';
import type { Choice } from '../../food/customiser/choice';
import { CountField } from '../count-field/count-field';
import { FormSection } from '../form-frame/form-section';
import { DESCRIPTION_MAX_LENGTH } from '../item-basics/item-basics';
import { ItemFrame, type ItemFormProps } from '../item-basics/item-frame';
import { limitText, MeatChoice, type MeatListProps } from './meat-choice';
import { SandwichPreview } from './sandwich-preview';
import {
  completeSandwich,
  newSandwich,
  sandwichErrors,
  type SandwichDraft,
  type SandwichValues,
} from './sandwich-values';

export interface SandwichFormProps extends ItemFormProps<SandwichValues>, MeatListProps {
  sauces?: readonly Choice[];
  /** The shop has fries or drinks for menus; left out while that is not known. */
  menuParts?: boolean;
}

/** A sandwich with what the customer may choose in it; beside it what the customer will see. */
export function SandwichForm({ initialValues, submitLabel = 'Ajouter le sandwich', ...props }: SandwichFormProps) {
  const { meats, meatsFailed, onRetry, sauces = [], onSubmit, onEdit, busy } = props;
  const fillings = { meatIds: meats?.map(({ id }) => id) ?? null, menuParts: props.menuParts ?? null };
  const begun: SandwichDraft = { ...newSandwich, ...initialValues };
  const form = useForm({
    initialValues: begun,
    check: (draft) => sandwichErrors(draft, fillings),
    complete: (draft) => completeSandwich(draft, fillings),
    onSubmit,
    onEdit,
    busy,
  });
  const { values } = form;
  return (
    <ItemFrame
      {...props}
      label="Sandwich"
      submitLabel={submitLabel}
      form={form}
      obstacle={form.found.meats ?? form.found.menu}
      namePlaceholder="Kebab maison"
      preview={<SandwichPreview value={values} meats={meats ?? []} sauces={sauces} />}
      essentials={
        <>
          <PriceField
            label="Prix"
            required
            valueCents={values.priceCents}
            error={form.errors.price}
            onChange={(priceCents) => form.change({ priceCents })}
          />
          <TextAreaField
            label="Description"
            hint="Facultatif"
            maxLength={DESCRIPTION_MAX_LENGTH}
            {...form.field('description')}
          />
        </>
      }
    >
      <MeatChoice value={values} onChange={form.change} meats={meats} meatsFailed={meatsFailed} onRetry={onRetry} />
      {form.found.meats && values.allMeats && (
        <Notice tone="caution" action={<TextLink href="/meat">Ajouter des viandes</TextLink>}>
          {form.found.meats}
        </Notice>
      )}
      <FormSection title="Sauces, crudités, menu">
        <CountField
          label="Sauces au choix"
          hint="Comprises dans le prix."
          text={limitText(values.sauceLimit)}
          value={values.sauceLimit}
          onChange={(sauceLimit) => form.change({ sauceLimit })}
        />
        <Switch
          label="Salade, tomate, oignon au choix"
          checked={values.sotOffered}
          onChange={(sotOffered) => form.change({ sotOffered })}
        />
        <Switch
          label="En menu, avec frites et boisson"
          checked={values.menuOffered}
          onChange={(menuOffered) => form.change({ menuOffered })}
        />
        {form.found.menu && (
          <Notice
            tone="caution"
            action={<TextLink href="/restaurant/ingredients-page">Ajouter les choix du menu</TextLink>}
          >
            {form.found.menu}
          </Notice>
        )}
      </FormSection>
    </ItemFrame>
  );
}
