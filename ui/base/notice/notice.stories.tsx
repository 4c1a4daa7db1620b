import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button';
import { Notice } from './notice';

const meta = {
  component: Notice,
  args: { children: 'Les prix sont les mêmes qu’en boutique.' },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Les prix sont les mêmes');
  },
};
export const Positive: Story = { args: { tone: 'positive', children: 'Print job sent successfully.' } };
export const Caution: Story = { args: { tone: 'caution', children: 'No pickup windows available for today.' } };

/** Heard at once. */
export const Danger: Story = {
  args: { tone: 'danger', children: 'Veuillez remplir tous les champs.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Veuillez remplir tous les champs\.$/);
  },
};

/** With what can be done about it. */
export const WithAction: Story = {
  args: {
    tone: 'caution',
    children: 'Votre compte de paiement n’est pas encore relié : les clients ne voient pas votre boutique.',
    action: (
      <Button size="small" tone="quiet">
        Relier le compte
      </Button>
    ),
  },
};

/** Good news somebody waits for is heard at once too. */
export const Urgent: Story = {
  args: { tone: 'positive', urgent: true, children: 'Article ajouté avec succès!' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Article ajouté avec succès!$/);
  },
};

export const LongText: Story = {
  args: {
    tone: 'danger',
    children:
      'Commande impossible : le créneau choisi est complet. Anticonstitutionnellement, les créneaux suivants le seront bientôt aussi.',
  },
};

/** What can be done stands below the words where there is no room beside them. */
export const WithActionOnAPhone: Story = { ...WithAction, globals: { viewport: { value: 'phone' } } };

/** All tones, where the light is low. */
export const Dark: Story = {
  globals: { theme: 'dark' },
  render: () => (
    <div className="grid gap-3">
      {(['neutral', 'positive', 'caution', 'danger'] as const).map((tone) => (
        <Notice key={tone} tone={tone}>
          Les prix sont les mêmes qu’en boutique.
        </Notice>
      ))}
    </div>
  ),
};
