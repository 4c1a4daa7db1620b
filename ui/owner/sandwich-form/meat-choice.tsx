import { useId } from 'react';
import { Button } from '../../base/button/button';
import { CheckboxGroup } from '../../base/field/checkbox-group';
import { OptionCards } from '../../base/field/option-cards';
import { Switch } from '../../base/field/switch';
import { Notice } from '../../base/notice/notice';
import { Loading, Skeleton } from '../../base/skeleton/skeleton';
import { TextLink } from '../../base/text-link/text-link';
import type { Choice } from '../../food/customiser/choice';
import { CountField } from '../count-field/count-field';
import { FormSection } from '../form-frame/form-section';
import { toggled } from '../item-basics/item-basics';
import { offerMeats, type SandwichDraft } from './sandwich-values';

export interface MeatListProps {
  meats: readonly Choice[] | null;
  meatsFailed?: boolean;
  onRetry: () => void;
}

export interface MeatChoiceProps extends MeatListProps {
  value: SandwichDraft;
  onChange: (value: SandwichDraft) => void;
}

export function MeatChoice({ value, onChange, ...list }: MeatChoiceProps) {
  const { meatsOffered, meatLimit, allMeats } = value;
  return (
    <FormSection title="Viandes">
      <Switch
        label="Le client choisit ses viandes"
        checked={meatsOffered}
        onChange={(offered) => onChange(offerMeats(value, offered))}
      />
      {meatsOffered && (
        <>
          <CountField
            label="Viandes au choix"
            hint="Comprises dans le prix."
            text={limitText(meatLimit)}
            value={meatLimit}
            onChange={(limit) => onChange({ ...value, meatLimit: limit })}
          />
          {meatLimit === 0 && <Notice tone="caution">À zéro, le client ne peut prendre aucune viande.</Notice>}
          <OptionCards
            label="Lesquelles ?"
            options={[
              { value: 'all', label: 'Use all meats', description: 'Aussi celles que vous ajouterez plus tard.' },
              { value: 'some', label: 'Select specific meats', description: 'Seulement celles que vous cochez.' },
            ]}
            value={allMeats ? 'all' : 'some'}
            onChange={(which) => onChange({ ...value, allMeats: which === 'all' })}
          />
          {!allMeats && (
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

export function limitText(limit: number): string {
  return limit === 0 ? 'Aucune' : limit === 1 ? 'Une seule' : `Jusqu’à ${limit}`;
}

interface MeatListChoice extends MeatListProps {
  selectedIds: readonly string[];
  onChange: (ids: readonly string[]) => void;
}

function MeatList({ meats, meatsFailed = false, onRetry, selectedIds, onChange }: MeatListChoice) {
  const id = useId();
  if (meatsFailed) {
    return (
      <Notice
        tone="danger"
        action={
          <Button tone="quiet" size="counter" onClick={onRetry}>
            Réessayer
          </Button>
        }
      >
        Failed to load meats list.
      </Notice>
    );
  }
  if (meats === null) {
    return (
      <Loading label="Chargement des viandes...">
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
      <Notice tone="caution" action={<TextLink href="/meat">Ajouter des viandes</TextLink>}>
        Aucune viande enregistrée pour le moment.
      </Notice>
    );
  }
  const chosen = meats.filter((meat) => selectedIds.includes(meat.id));
  const all = chosen.length === meats.length;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p id={id} role="status" className={chosen.length === 0 ? 'font-medium text-caution' : 'text-ink-muted'}>
          {chosen.length === 0 ? 'Cochez au moins une viande.' : `${chosen.length} sur ${meats.length}`}
        </p>
        <Button
          tone="plain"
          size="counter"
          className="-me-3"
          onClick={() => onChange(all ? [] : meats.map((meat) => meat.id))}
        >
          {all ? 'Tout décocher' : 'Tout cocher'}
        </Button>
      </div>
      <CheckboxGroup
        label="Viandes proposées"
        options={meats.map((meat) => ({ id: meat.id, label: meat.name, aside: meat.soldOut && 'Épuisée' }))}
        selectedIds={selectedIds}
        onToggle={(meat) => onChange(toggled(selectedIds, meat))}
      />
    </div>
  );
}
