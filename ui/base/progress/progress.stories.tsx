import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inBox, belowEachOther } from '../../../.storybook/situations';
import { Progress } from './progress';

export default {
  component: Progress,
  args: { label: 'Envoi de l’image', value: 0.4 },
  decorators: [inBox('max-w-md')],
} satisfies Meta<typeof Progress>;

/** What lies outside 0 and 1 stays inside the track; words may say more than a percentage; nobody may know how long. */
export const Values: StoryObj<typeof Progress> = {
  render: belowEachOther(
    Progress,
    {},
    { label: 'Rien encore', value: 0 },
    { label: 'Au-delà', value: 1.3 },
    { label: 'Ouverture de la boutique', value: 0.6, valueText: '3 étapes sur 5' },
    { label: 'Connexion à l’imprimante', value: undefined },
    {
      label: 'Enregistrement des horaires d’ouverture exceptionnels de la boutique',
      valueText: '3 établissements enregistrés sur les 12 sélectionnés',
      value: 0.25,
    },
  ),
  play: async ({ canvas }) => {
    const bar = (name: string) => canvas.getByRole('progressbar', { name });
    await expect(bar('Envoi de l’image')).toHaveAttribute('aria-valuenow', '40');
    await expect(canvas.getByText(/40\s%/)).toBeVisible();
    await expect(bar('Au-delà')).toHaveAttribute('aria-valuenow', '100');
    await expect(bar('Ouverture de la boutique')).toHaveAttribute('aria-valuetext', '3 étapes sur 5');
    await expect(bar('Connexion à l’imprimante')).not.toHaveAttribute('aria-valuenow');
  },
};
