import { Switch } from '../../base/field/switch';
import { FormSection } from '../form-frame/form-section';
import type { ItemBasicsDraft, ItemStanding } from './item-basics';

export interface StandingSectionProps {
  value: ItemBasicsDraft;
  onChange: (part: Partial<ItemBasicsDraft>) => void;
}

/** How something that is on the menu already stands there; of a new item nothing is asked. */
export function StandingSection({ value: { standing }, onChange }: StandingSectionProps) {
  if (!standing) return null;
  const change = (part: Partial<ItemStanding>) => onChange({ standing: { ...standing, ...part } });
  return (
    <FormSection title="Sur la carte">
      <Switch
        label="Visible sur la carte"
        hint={standing.published ? 'Vos clients le voient.' : 'Brouillon : vous seul le voyez.'}
        checked={standing.published}
        onChange={(published) => change({ published })}
      />
      <Switch
        label="Tout juste sorti du four"
        checked={standing.freshlyBaked}
        onChange={(freshlyBaked) => change({ freshlyBaked })}
      />
    </FormSection>
  );
}
