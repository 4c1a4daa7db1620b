import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, Clock } from 'lucide-react';
import { inBox, belowEachOther } from '../../../.storybook/situations';
import { Badge } from './badge';

export default { component: Badge, args: { children: 'En cours' } } satisfies Meta<typeof Badge>;

/** `accent` is for one of its kind on a screen: a count, « Nouveau ». Very long text wraps inside the badge. */
export const Tones: StoryObj<typeof Badge> = {
  decorators: [inBox('max-w-40')],
  render: belowEachOther(
    Badge,
    {},
    { tone: 'accent', children: 'Nouveau' },
    { tone: 'positive', children: [<Check key="icon" aria-hidden="true" />, 'Livré'] },
    { tone: 'caution', children: [<Clock key="icon" aria-hidden="true" />, 'Ferme bientôt'] },
    { tone: 'danger', children: 'Épuisé' },
    { children: 'Prêt à être récupéré dès votre arrivée au comptoir' },
    { tone: 'caution', children: 'Anticonstitutionnellement prêt à être récupéré' },
  ),
};
