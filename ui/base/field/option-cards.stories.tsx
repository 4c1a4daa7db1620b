import type { Meta, StoryObj } from '@storybook/react-vite';
import { Croissant, Store } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { controlled, belowEachOther } from '../../../.storybook/situations';
import { OptionCards } from './option-cards';

const Kept = controlled(OptionCards, 'value', 'onChange');

export default {
  component: OptionCards,
  args: {
    label: 'Type de compte',
    value: null,
    onChange: fn(),
    options: [
      {
        value: 'boulangerie',
        label: 'Boulangerie',
        description: 'Pains, viennoiseries, pâtisseries et sandwichs à emporter.',
        icon: <Croissant aria-hidden="true" />,
      },
      {
        value: 'restaurant',
        label: 'Restaurant',
        description: 'Plats, menus et pizzas à composer, retirés au comptoir.',
        icon: <Store aria-hidden="true" />,
      },
    ],
  },
  render: Kept,
} satisfies Meta<typeof OptionCards>;
type Story = StoryObj<typeof OptionCards>;

/** The whole card can be pressed; arrows move the choice. Named by its first line; the second is its description. */
export const NothingChosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/Pains, viennoiseries/));
    await expect(args.onChange).toHaveBeenLastCalledWith('boulangerie');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('restaurant');
    const restaurant = canvas.getByRole('radio', { name: 'Restaurant' });
    await expect(restaurant).toBeChecked();
    await expect(restaurant).toHaveAccessibleDescription(/Plats, menus/);
  },
};

/** One of them not to be had for now; required; disabled; with an aside and long texts. */
export const States: Story = {
  render: belowEachOther(
    Kept,
    {
      value: 'card',
      label: 'Mode de paiement',
      options: [
        { value: 'card', label: 'Carte bancaire' },
        { value: 'counter', label: 'Au comptoir', description: 'Bientôt disponible.', disabled: true },
      ],
    },
    { required: true, error: 'Choisissez un type de compte.', hint: 'Il peut être changé plus tard.' },
    { label: 'Compte actuel', value: 'boulangerie', disabled: true },
    {
      value: 'b',
      label: 'Comment souhaitez-vous être prévenu des nouvelles commandes ?',
      options: [
        {
          value: 'a',
          label: 'Notification sonore continue jusqu’à la confirmation',
          description: 'La sonnerie se répète jusqu’à ce que quelqu’un accepte la commande sur l’écran du comptoir.',
          aside: 'recommandé',
        },
        { value: 'b', label: 'Anticonstitutionnellement silencieux', description: 'Seul l’écran change.' },
      ],
    },
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Au comptoir'));
    await expect(canvas.getByRole('radio', { name: 'Carte bancaire' })).toBeChecked();
    const required = canvas.getByRole('radiogroup', { name: 'Type de compte' });
    await expect(required).toBeInvalid();
    await expect(required).toHaveAccessibleDescription('Choisissez un type de compte. Il peut être changé plus tard.');
  },
};
