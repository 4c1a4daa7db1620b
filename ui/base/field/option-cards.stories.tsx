import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banknote, Croissant, Store } from 'lucide-react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { OptionCards, type OptionCardsProps } from './option-cards';

function Kept(props: OptionCardsProps) {
  const [value, setValue] = useState(props.value);
  return (
    <OptionCards
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
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
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof OptionCards>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole card can be pressed; arrows move the choice. */
export const NothingChosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/Pains, viennoiseries/));
    await expect(args.onChange).toHaveBeenLastCalledWith('boulangerie');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('restaurant');
    await expect(canvas.getByRole('radio', { name: 'Restaurant' })).toBeChecked();
  },
};

/** Named by its first line; the second is its description. */
export const Chosen: Story = {
  args: { value: 'restaurant' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Restaurant' })).toHaveAccessibleDescription(/Plats, menus/);
  },
};

export const WithAside: Story = {
  args: {
    label: 'Rythme des virements',
    value: 'daily',
    options: [
      { value: 'daily', label: 'Chaque jour', aside: 'gratuit', icon: <Banknote aria-hidden="true" /> },
      { value: 'weekly', label: 'Chaque semaine', aside: 'gratuit', icon: <Banknote aria-hidden="true" /> },
      { value: 'instant', label: 'Tout de suite', aside: '1 %', icon: <Banknote aria-hidden="true" /> },
    ],
  },
};

export const Required: Story = {
  args: { required: true, error: 'Choisissez un type de compte.', hint: 'Il peut être changé plus tard.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: /Type de compte/ });
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('Choisissez un type de compte. Il peut être changé plus tard.');
  },
};

/** One of them is not to be had for now. */
export const OneNotAvailable: Story = {
  args: {
    value: 'card',
    label: 'Mode de paiement',
    options: [
      { value: 'card', label: 'Carte bancaire' },
      { value: 'counter', label: 'Au comptoir', description: 'Bientôt disponible.', disabled: true },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Au comptoir'));
    await expect(canvas.getByRole('radio', { name: 'Carte bancaire' })).toBeChecked();
  },
};

export const Disabled: Story = { args: { value: 'boulangerie', disabled: true } };

export const LongTexts: Story = {
  args: {
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
};
