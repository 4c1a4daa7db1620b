import { useId } from 'react';
import { Button } from '../../base/button/button';
import { CheckboxGroup } from '../../base/field/checkbox-group';
import { OptionCards } from '../../base/field/option-cards';
import { Switch } from '../../base/field/switch';
import { Notice } from '../../base/notice/notice';
import { Loading, Skeleton } from '../../base/skeleton/skeleton';
import { TextLink } from '../../base/text-link/text-link';
import { CountField } from '../count-field/count-field';
import { FormSection } from '../form-frame/form-frame';
import { toggled } from '../item-basics/item-basics';
import * as t from './item-form.texts';
import { offerMeats, type ItemDraft, type ItemFormState, type ItemIngredients } from './item-values';

interface SandwichPartsProps {
  form: ItemFormState;
  ingredients: ItemIngredients;
}

/** Fields of a sandwich: its meats, sauces and salad, and its menu variant (specification 7.7). */
export function SandwichParts({ form, ingredients }: SandwichPartsProps) {
  const { values, change, found } = form;
  return (
    <>
      <MeatChoice value={values} onChange={change} ingredients={ingredients} />
      {found.meats && values.useAllMeats && (
        <Notice tone="caution" action={<TextLink href="/meat">{t.addMeats()}</TextLink>}>
          {found.meats}
        </Notice>
      )}
      <FormSection title={t.otherChoices()}>
        <CountField
          label={t.sauceLimit()}
          hint={t.included()}
          text={t.limit(values.sauceLimit)}
          value={values.sauceLimit}
          onChange={(sauceLimit) => change({ sauceLimit })}
        />
        <Switch label={t.saladOffered()} checked={values.sot} onChange={(sot) => change({ sot })} />
        <Switch label={t.menuOffered()} checked={values.isMenu} onChange={(isMenu) => change({ isMenu })} />
        {found.menu && (
          <Notice tone="caution" action={<TextLink href="/restaurant/ingredients-page">{t.addMenuParts()}</TextLink>}>
            {found.menu}
          </Notice>
        )}
      </FormSection>
    </>
  );
}

interface MeatChoiceProps {
  value: ItemDraft;
  onChange: (part: Partial<ItemDraft>) => void;
  ingredients: ItemIngredients;
}

function MeatChoice({ value, onChange, ingredients }: MeatChoiceProps) {
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
            onChange={(limit) => onChange({ meatLimit: limit })}
          />
          {meatLimit === 0 && <Notice tone="caution">{t.noneAllowed()}</Notice>}
          <OptionCards
            label={t.which()}
            options={[
              { value: 'all', label: t.allMeats(), description: t.allMeatsText() },
              { value: 'some', label: t.someMeats(), description: t.someMeatsText() },
            ]}
            value={useAllMeats ? 'all' : 'some'}
            onChange={(which) => onChange({ useAllMeats: which === 'all' })}
          />
          {!useAllMeats && (
            <MeatList
              {...ingredients}
              selectedIds={value.allowedMeatIds}
              onChange={(allowedMeatIds) => onChange({ allowedMeatIds })}
            />
          )}
        </>
      )}
    </FormSection>
  );
}

interface MeatListProps extends ItemIngredients {
  selectedIds: readonly string[];
  onChange: (ids: string[]) => void;
}

function MeatList({ meats, meatsFailed = false, onRetry, selectedIds, onChange }: MeatListProps) {
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
          aside: meat.soldOut && t.meatSoldOut(),
        }))}
        selectedIds={selectedIds}
        onToggle={(meat) => onChange(toggled(selectedIds, meat))}
      />
    </div>
  );
}
