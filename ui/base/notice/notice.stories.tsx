import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { belowEachOther } from '../../../.storybook/situations';
import { Button } from '../button/button';
import { Notice } from './notice';

export default {
  component: Notice,
  args: { children: 'Les prix sont les mêmes qu’en boutique.' },
} satisfies Meta<typeof Notice>;

/** Danger is heard at once, and so is good news that somebody waits for. With what can be done about it. */
export const Tones: StoryObj<typeof Notice> = {
  render: belowEachOther(
    Notice,
    {},
    { tone: 'positive', children: 'Print job sent successfully.' },
    {
      tone: 'caution',
      children: 'Votre compte de paiement n’est pas encore relié : les clients ne voient pas votre boutique.',
      action: (
        <Button size="small" tone="quiet">
          Relier le compte
        </Button>
      ),
    },
    { tone: 'danger', children: 'Veuillez remplir tous les champs.' },
    { tone: 'positive', urgent: true, children: 'Article ajouté avec succès!' },
    {
      tone: 'danger',
      children:
        'Commande impossible : le créneau choisi est complet. Anticonstitutionnellement, les créneaux suivants le seront bientôt aussi.',
    },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('Les prix sont les mêmes');
    const [danger, urgent] = canvas.getAllByRole('alert');
    await expect(danger).toHaveTextContent(/^Veuillez remplir tous les champs\.$/);
    await expect(urgent).toHaveTextContent(/^Article ajouté avec succès!$/);
  },
};
