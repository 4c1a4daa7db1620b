import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { belowEachOther } from '../../../.storybook/situations';
import { SelectField } from './select-field';

export default {
  component: SelectField,
  args: {
    label: 'Type de compte',
    placeholder: 'Choisissez',
    defaultValue: '',
    options: [
      { value: 'boulangerie', label: 'Boulangerie' },
      { value: 'restaurant', label: 'Restaurant' },
      { value: 'cafe', label: 'Café' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof SelectField>;
type Story = StoryObj<typeof SelectField>;

export const NothingChosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Type de compte' }), 'Restaurant');
    await expect(args.onChange).toHaveBeenCalledWith('restaurant');
  },
};

/** In a row of tools the value stands for the label; a long choice is cut before the arrow. */
export const States: Story = {
  render: belowEachOther(
    SelectField,
    { labelHidden: true, defaultValue: 'boulangerie' },
    { label: 'Compte', required: true, error: 'Choisissez un type de compte.' },
    { label: 'Article', disabled: true, hint: 'Choisissez d’abord une catégorie.' },
    {
      label: 'Boutique',
      defaultValue: 'a',
      options: [
        { value: 'a', label: 'Boulangerie-pâtisserie-confiserie-chocolaterie artisanale et salon de thé' },
        { value: 'b', label: 'Traiteur (complet)', disabled: true },
      ],
    },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Type de compte' })).toBeVisible();
    await expect(canvas.getByRole('option', { name: 'Traiteur (complet)' })).toBeDisabled();
  },
};
