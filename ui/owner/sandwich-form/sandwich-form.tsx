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
import { MeatChoice, type MeatListProps } from './meat-choice';
import * as t from './sandwich-form.texts';
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
export function SandwichForm({ initialValues, submitLabel = t.addSandwich(), ...props }: SandwichFormProps) {
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
      label={t.sandwich()}
      submitLabel={submitLabel}
      form={form}
      obstacle={form.found.meats ?? form.found.menu}
      namePlaceholder={t.nameExample()}
      preview={<SandwichPreview value={values} meats={meats ?? []} sauces={sauces} />}
      essentials={
        <>
          <PriceField
            label={t.price()}
            required
            valueCents={values.priceCents}
            error={form.errors.price}
            onChange={(priceCents) => form.change({ priceCents })}
          />
          <TextAreaField
            label={t.description()}
            hint={t.optional()}
            maxLength={DESCRIPTION_MAX_LENGTH}
            {...form.field('description')}
          />
        </>
      }
    >
      <MeatChoice value={values} onChange={form.change} meats={meats} meatsFailed={meatsFailed} onRetry={onRetry} />
      {form.found.meats && values.useAllMeats && (
        <Notice tone="caution" action={<TextLink href="/meat">{t.addMeats()}</TextLink>}>
          {form.found.meats}
        </Notice>
      )}
      <FormSection title={t.otherChoices()}>
        <CountField
          label={t.sauceLimit()}
          hint={t.included()}
          text={t.limit(values.sauceLimit)}
          value={values.sauceLimit}
          onChange={(sauceLimit) => form.change({ sauceLimit })}
        />
        <Switch label={t.saladOffered()} checked={values.sot} onChange={(sot) => form.change({ sot })} />
        <Switch label={t.menuOffered()} checked={values.isMenu} onChange={(isMenu) => form.change({ isMenu })} />
        {form.found.menu && (
          <Notice tone="caution" action={<TextLink href="/restaurant/ingredients-page">{t.addMenuParts()}</TextLink>}>
            {form.found.menu}
          </Notice>
        )}
      </FormSection>
    </ItemFrame>
  );
}
