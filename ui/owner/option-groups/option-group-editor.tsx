import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { Button } from '../../base/button/button';
import { Disclosure } from '../../base/disclosure/disclosure';
import { CheckboxGroup } from '../../base/field/checkbox-group';
import { NumberField } from '../../base/field/number-field';
import { SearchField } from '../../base/field/search-field';
import { SelectField } from '../../base/field/select-field';
import { TextField } from '../../base/field/text-field';
import { useForm, type FormProps } from '../../base/form/use-form';
import { Notice } from '../../base/notice/notice';
import { Segmented } from '../../base/segmented/segmented';
import { FormFrame, FormSection } from '../form-frame/form-frame';
import { NAME_MAX_LENGTH, toggled } from '../item-basics/item-basics';
import { ItemCheckboxes, MANY_ITEMS } from '../item-table/item-checkboxes';
import { itemsCalled, type NamedCategory } from '../item-table/owner-item';
import {
  limitsText,
  completeOptionGroup,
  LIMITS,
  optionGroupDraft,
  optionGroupErrors,
  rowErrors,
  type Asks,
  type OptionGroupDraft,
  type OptionGroupValues,
} from './option-group-values';
import { OptionRows } from './option-rows';
import * as t from './option-groups.texts';

interface Named {
  id: string;
  name: string;
}

export interface OptionGroupEditorProps extends FormProps<OptionGroupValues> {
  /** Omitted for a new group. */
  initialValues?: OptionGroupValues;
  /** The shop's other groups, on which this one may depend. */
  otherGroups: readonly (Named & { options: readonly Named[] })[];
  categories: readonly NamedCategory[];
  /** What another device did to the group since it was opened here. */
  elsewhere?: 'changed' | 'gone';
  /** Replaces what was typed by the group as it is now. */
  onTakeCurrent?: () => void;
  onEdit?: () => void;
  onCancel: () => void;
}

/** Editor of one group of options, new or changed. */
export function OptionGroupEditor(props: OptionGroupEditorProps) {
  const { initialValues, otherGroups, categories, elsewhere, onTakeCurrent, onCancel, error, busy } = props;
  const takenNames = otherGroups.map(({ name }) => name);
  const id = useId();
  const form = useForm({
    ...props,
    initialValues: () => optionGroupDraft(initialValues),
    check: (draft) => optionGroupErrors(draft, takenNames),
    complete: completeOptionGroup,
  });
  const { values, change, errors, field } = form;
  useEffect(() => document.getElementById(`${id}-name`)?.focus(), [id]);
  const goOn = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    document.getElementById(`${id}-options-${values.options[0]?.key}`)?.focus();
  };
  return (
    <FormFrame
      label={initialValues ? t.editGroup(initialValues.name) : t.newGroup()}
      submitLabel={t.save()}
      busy={busy}
      error={error}
      refusals={form.refusals}
      onSubmit={form.submit}
      actions={
        <Button tone="quiet" size="large" onClick={onCancel} className="grow @xl:grow-0">
          {t.cancel()}
        </Button>
      }
    >
      {elsewhere && (
        <Notice
          tone="caution"
          action={
            elsewhere === 'changed' && (
              <Button tone="quiet" size="counter" onClick={onTakeCurrent}>
                {t.takeCurrent()}
              </Button>
            )
          }
        >
          {elsewhere === 'changed' ? t.changedElsewhere() : t.goneElsewhere()}
        </Notice>
      )}
      <FormSection title={initialValues ? t.editGroup(initialValues.name) : t.newGroup()}>
        <TextField
          id={`${id}-name`}
          label={t.name()}
          required
          maxLength={NAME_MAX_LENGTH}
          placeholder={t.nameExample()}
          autoComplete="off"
          enterKeyHint="next"
          onKeyDown={goOn}
          {...field('name')}
        />
        <OptionRows
          id={`${id}-options`}
          rows={values.options}
          errors={form.refusals > 0 ? rowErrors(values) : {}}
          onChange={(options) => change({ options })}
        />
        <HowMany value={values} field={field} onChange={change} />
      </FormSection>
      <OfferingItems categories={categories} selectedIds={values.itemIds} onChange={(itemIds) => change({ itemIds })} />
      <FormSection title={t.moreSettings()}>
        <TextField
          label={t.nameInEnglish()}
          hint={t.englishHint()}
          lang="en"
          maxLength={NAME_MAX_LENGTH}
          {...field('nameEn')}
          value={values.nameEn ?? ''}
        />
        {otherGroups.length > 0 && (
          <Condition
            groups={otherGroups}
            value={values.shownWhen}
            error={errors.shownWhen}
            onChange={(shownWhen) => change({ shownWhen })}
          />
        )}
      </FormSection>
    </FormFrame>
  );
}

interface HowManyProps {
  value: OptionGroupDraft;
  field: ReturnType<typeof useForm<OptionGroupDraft, OptionGroupValues>>['field'];
  onChange: (part: Partial<OptionGroupDraft>) => void;
}

function HowMany({ value, field, onChange }: HowManyProps) {
  const { asks, min, max, included, perOptionMax } = value;
  const { options } = completeOptionGroup(value);
  return (
    <div className="grid gap-3">
      <Segmented
        label={t.howMany()}
        options={[
          { value: 'one', label: t.oneRequired() },
          { value: 'several', label: t.severalOptional() },
          { value: 'custom', label: t.custom() },
        ]}
        value={asks}
        onChange={(answer) => {
          const chosen = answer as Asks;
          onChange({ asks: chosen, ...(chosen !== 'custom' && LIMITS[chosen]) });
        }}
      />
      {asks === 'custom' && (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,--spacing(34)),1fr))] gap-4">
          <NumberField label={t.min()} hint={t.minHint()} required {...field('min')} />
          <NumberField label={t.max()} hint={t.maxHint()} {...field('max')} />
          <NumberField label={t.included()} hint={t.includedHint()} required {...field('included')} />
          <NumberField label={t.perOption()} hint={t.perOptionHint()} required {...field('perOptionMax')} />
        </div>
      )}
      <p className="text-ink-muted">
        {t.customersRead(
          limitsText({ max, options, min: min ?? 0, included: included ?? 0, perOptionMax: perOptionMax ?? 1 }),
        )}
      </p>
    </div>
  );
}

interface OfferingItemsProps {
  categories: readonly NamedCategory[];
  selectedIds: string[];
  onChange: (ids: string[]) => void;
}

function OfferingItems({ categories, selectedIds, onChange }: OfferingItemsProps) {
  const [words, setWords] = useState('');
  const items = categories.flatMap((category) => category.items);
  const found = itemsCalled(categories, words);
  return (
    <FormSection title={t.offeredOn()} text={items.length === 0 ? t.noItemYet() : t.chosenItems(selectedIds.length)}>
      {items.length > MANY_ITEMS && (
        <SearchField
          label={t.searchItem()}
          labelHidden
          placeholder={t.searchItem()}
          value={words}
          onChange={setWords}
        />
      )}
      <ItemCheckboxes
        categories={found}
        selectedIds={selectedIds}
        onToggle={(id) => onChange(toggled(selectedIds, id))}
      />
      {items.length > 0 && found.length === 0 && <p role="status">{t.noItemFound()}</p>}
    </FormSection>
  );
}

interface ConditionProps {
  groups: OptionGroupEditorProps['otherGroups'];
  value: OptionGroupValues['shownWhen'];
  error: string | undefined;
  onChange: (value: OptionGroupValues['shownWhen']) => void;
}

function Condition({ groups, value, error, onChange }: ConditionProps) {
  const chosen = groups.find(({ id }) => id === value?.groupId);
  return (
    <Disclosure title={t.dependsOn()} aside={chosen?.name ?? t.always()} defaultOpen={value !== null}>
      <div className="grid gap-4">
        <SelectField
          label={t.dependsOn()}
          labelHidden
          options={[
            { value: '', label: t.always() },
            ...groups.map(({ id, name }) => ({ value: id, label: name, lang: 'fr' })),
          ]}
          value={value?.groupId ?? ''}
          onChange={(groupId) => onChange(groupId === '' ? null : { groupId, optionIds: [] })}
        />
        {value && chosen && (
          <CheckboxGroup
            label={t.whenChosen()}
            required
            error={error}
            options={chosen.options.map(({ id, name }) => ({ id, label: <span lang="fr">{name}</span> }))}
            selectedIds={value.optionIds}
            onToggle={(id) => onChange({ ...value, optionIds: toggled(value.optionIds, id) })}
          />
        )}
      </div>
    </Disclosure>
  );
}
