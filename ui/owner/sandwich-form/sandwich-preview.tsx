import { useId, type ReactNode } from 'react';
import { ChoiceChip } from '../../food/customiser/choice-chip';
import { ChoiceGroup } from '../../food/customiser/choice-group';
import type { Choice } from '../../food/customiser/choice';
import { CustomerView } from '../customer-view/customer-view';
import type { SandwichDraft } from './sandwich-values';

const SHOWN = 4;

const crudites = ['Salade', 'Tomate', 'Oignon'].map((name) => ({ id: name, name }));
const menuParts = ['Frites', 'Boisson'].map((name) => ({ id: name, name }));

interface PreviewGroupProps {
  title: string;
  hint: string;
  options: readonly Choice[];
}

function PreviewGroup({ title, hint, options }: PreviewGroupProps): ReactNode {
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
            label={option.name}
            soldOut={option.soldOut}
            checked={false}
            onChange={() => undefined}
          />
        ))}
      </ChoiceGroup>
      {more > 0 && <p className="text-sm text-ink-muted">et {more} de plus</p>}
    </div>
  );
}

const upTo = (limit: number) => (limit === 1 ? 'Une au choix' : `Jusqu’à ${limit} au choix`);

export interface SandwichPreviewProps {
  value: SandwichDraft;
  meats: readonly Choice[];
  sauces: readonly Choice[];
}

export function SandwichPreview({ value, meats, sauces }: SandwichPreviewProps) {
  const { meatsOffered, meatLimit, sauceLimit, sotOffered, menuOffered, allMeats, allowedMeatIds } = value;
  const offered = meats.filter(({ id }) => allMeats || allowedMeatIds.includes(id));
  return (
    <CustomerView
      name={value.name.trim() || 'Nom du sandwich'}
      description={value.description}
      imageUrl={value.imageUrl}
      priceCents={value.priceCents}
      allergens={value.allergens}
      href="#"
    >
      {meatsOffered && meatLimit > 0 && <PreviewGroup title="Viandes" hint={upTo(meatLimit)} options={offered} />}
      {sauceLimit > 0 && <PreviewGroup title="Sauces" hint={upTo(sauceLimit)} options={sauces} />}
      {sotOffered && <PreviewGroup title="Crudités" hint="Comme vous l’aimez" options={crudites} />}
      {menuOffered && <PreviewGroup title="Avec le menu" hint="Un de chaque" options={menuParts} />}
    </CustomerView>
  );
}
