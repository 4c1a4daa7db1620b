import { PriceField } from '../../base/field/price-field';
import { Switch } from '../../base/field/switch';
import { useForm } from '../../base/form/use-form';
import { Notice } from '../../base/notice/notice';
import { TextLink } from '../../base/text-link/text-link';
import { CountField } from '../count-field/count-field';
import { FormSection } from '../form-frame/form-frame';
import { toggled } from '../item-basics/item-basics';
import { ItemFrame, type ItemFormProps } from '../item-basics/item-frame';
import * as t from './sandwich-form.texts';
import {
  completeSandwich,
  newSandwich,
  sandwichErrors,
  type SandwichDraft,
  type SandwichValues,
  offerMeats,
} from './sandwich-values';
import { useId, type ReactNode } from 'react';
import { Button } from '../../base/button/button';
import { CheckboxGroup } from '../../base/field/checkbox-group';
import { OptionCards } from '../../base/field/option-cards';
import { Loading, Skeleton } from '../../base/skeleton/skeleton';
import { sotLabel } from '../../../graphql/rules/sot';
import { ChoiceChip } from '../../food/customiser/choice-chip';
import { ChoiceGroup } from '../../food/customiser/choice-group';
import { CustomerView } from '../customer-view/customer-view';

interface Filling {
  id: string;
  name: string;
  soldOut?: boolean;
}

export interface SandwichFormProps extends ItemFormProps<SandwichValues>, MeatListProps {
  sauces?: readonly Filling[];
  /** Whether the shop has fries or drinks for menus; undefined while unknown. */
  menuParts?: boolean;
}

/** Form for a sandwich and its choices, with a preview of what the customer sees. */
export function SandwichForm({ initialValues, submitLabel = t.addSandwich(), ...props }: SandwichFormProps) {
  const { meats, meatsFailed, onRetry, sauces = [] } = props;
  const begun: SandwichDraft = { ...newSandwich, ...initialValues };
  const form = useForm({
    ...props,
    initialValues: begun,
    check: (draft) => sandwichErrors(draft, props),
    complete: completeSandwich,
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
      essentials={<PriceField label={t.price()} required {...form.priceField('priceCents')} />}
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
        <Switch label={t.saladOffered()} {...form.switchField('sot')} />
        <Switch label={t.menuOffered()} {...form.switchField('isMenu')} />
        {form.found.menu && (
          <Notice tone="caution" action={<TextLink href="/restaurant/ingredients-page">{t.addMenuParts()}</TextLink>}>
            {form.found.menu}
          </Notice>
        )}
      </FormSection>
    </ItemFrame>
  );
}

interface MeatListProps {
  meats: readonly Filling[] | null;
  meatsFailed?: boolean;
  onRetry: () => void;
}

interface MeatChoiceProps extends MeatListProps {
  value: SandwichDraft;
  onChange: (value: SandwichDraft) => void;
}

function MeatChoice({ value, onChange, ...list }: MeatChoiceProps) {
  const { hasMeatSelection, meatLimit, useAllMeats } = value;
  return (
    <FormSection title={t.meats()}>
      <Switch
        label={t.meatsOffered()}
        checked={hasMeatSelection}
        onChange={(offered) => onChange(offerMeats(value, offered))}
      />
      {hasMeatSelection && (
        <>
          <CountField
            label={t.meatLimit()}
            hint={t.included()}
            text={t.limit(meatLimit)}
            value={meatLimit}
            onChange={(limit) => onChange({ ...value, meatLimit: limit })}
          />
          {meatLimit === 0 && <Notice tone="caution">{t.noneAllowed()}</Notice>}
          <OptionCards
            label={t.which()}
            options={[
              { value: 'all', label: t.allMeats(), description: t.allMeatsText() },
              { value: 'some', label: t.someMeats(), description: t.someMeatsText() },
            ]}
            value={useAllMeats ? 'all' : 'some'}
            onChange={(which) => onChange({ ...value, useAllMeats: which === 'all' })}
          />
          {!useAllMeats && (
            <MeatList
              {...list}
              selectedIds={value.allowedMeatIds}
              onChange={(allowedMeatIds) => onChange({ ...value, allowedMeatIds })}
            />
          )}
        </>
      )}
    </FormSection>
  );
}

interface MeatListChoice extends MeatListProps {
  selectedIds: readonly string[];
  onChange: (ids: string[]) => void;
}

function MeatList({ meats, meatsFailed = false, onRetry, selectedIds, onChange }: MeatListChoice) {
  const id = useId();
  if (meatsFailed) {
    return (
      <Notice
        tone="danger"
        action={
          <Button tone="quiet" size="counter" onClick={onRetry}>
            {t.retry()}
          </Button>
        }
      >
        {t.meatsFailed()}
      </Notice>
    );
  }
  if (meats === null) {
    return (
      <Loading label={t.loadingMeats()}>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,--spacing(60)),1fr))] gap-2">
          {['a', 'b', 'c', 'd'].map((place) => (
            <Skeleton key={place} className="h-12 rounded-control" />
          ))}
        </div>
      </Loading>
    );
  }
  if (meats.length === 0) {
    return (
      <Notice tone="caution" action={<TextLink href="/meat">{t.addMeats()}</TextLink>}>
        {t.noMeats()}
      </Notice>
    );
  }
  const chosen = meats.filter((meat) => selectedIds.includes(meat.id));
  const all = chosen.length === meats.length;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p id={id} role="status" className={chosen.length === 0 ? 'font-medium text-caution' : 'text-ink-muted'}>
          {chosen.length === 0 ? t.tickOne() : t.chosen({ count: chosen.length, of: meats.length })}
        </p>
        <Button
          tone="plain"
          size="counter"
          className="-me-3"
          onClick={() => onChange(all ? [] : meats.map((meat) => meat.id))}
        >
          {all ? t.untickAll() : t.tickAll()}
        </Button>
      </div>
      <CheckboxGroup
        label={t.meatsOnOffer()}
        options={meats.map((meat) => ({
          id: meat.id,
          label: <span lang="fr">{meat.name}</span>,
          aside: meat.soldOut && t.soldOut(),
        }))}
        selectedIds={selectedIds}
        onToggle={(meat) => onChange(toggled(selectedIds, meat))}
      />
    </div>
  );
}

const SHOWN = 4;

const salad = () => ['salad', 'tomato', 'onion'].map((id) => ({ id, name: sotLabel(id) }));
const menuParts = () => [
  { id: 'fries', name: t.fries() },
  { id: 'drink', name: t.drink() },
];

interface PreviewGroupProps {
  title: string;
  hint: string;
  options: readonly Filling[];
  /** Set when the text is in the interface language instead of the shop's French. */
  ours?: boolean;
}

function PreviewGroup({ title, hint, options, ours }: PreviewGroupProps): ReactNode {
  const name = useId();
  const more = options.length - SHOWN;
  if (options.length === 0) return null;
  return (
    <div className="grid gap-2">
      <ChoiceGroup title={title} hint={hint} level={3}>
        {options.slice(0, SHOWN).map((option) => (
          <ChoiceChip
            key={option.id}
            type="checkbox"
            name={name}
            label={<span lang={ours ? undefined : 'fr'}>{option.name}</span>}
            soldOut={option.soldOut}
            checked={false}
            onChange={() => undefined}
          />
        ))}
      </ChoiceGroup>
      {more > 0 && <p className="text-sm text-ink-muted">{t.andMore(more)}</p>}
    </div>
  );
}

interface SandwichPreviewProps {
  value: SandwichDraft;
  meats: readonly Filling[];
  sauces: readonly Filling[];
}

function SandwichPreview({ value, meats, sauces }: SandwichPreviewProps) {
  const { hasMeatSelection, meatLimit, sauceLimit, sot, isMenu, useAllMeats, allowedMeatIds } = value;
  const offered = meats.filter(({ id }) => useAllMeats || allowedMeatIds.includes(id));
  return (
    <CustomerView
      name={value.name.trim() || t.unnamed()}
      description={value.description}
      imageUrl={value.pictureUrl}
      priceCents={value.priceCents}
      allergens={value.allergens}
      href="#"
    >
      {hasMeatSelection && meatLimit > 0 && (
        <PreviewGroup title={t.meats()} hint={t.upTo(meatLimit)} options={offered} />
      )}
      {sauceLimit > 0 && <PreviewGroup title={t.sauces()} hint={t.upTo(sauceLimit)} options={sauces} />}
      {sot && <PreviewGroup ours title={t.salad()} hint={t.asYouLike()} options={salad()} />}
      {isMenu && <PreviewGroup ours title={t.withMeal()} hint={t.oneOfEach()} options={menuParts()} />}
    </CustomerView>
  );
}
