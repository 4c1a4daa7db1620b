import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SelectField } from './select-field';

const meta = {
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

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Type de compte' }), 'Restaurant');
    await expect(args.onChange).toHaveBeenCalledWith('restaurant');
  },
};

export const Chosen: Story = { args: { defaultValue: 'boulangerie' } };

export const Required: Story = { args: { required: true, error: 'Choisissez un type de compte.' } };

/** Nothing to choose from until something else was chosen. */
export const Disabled: Story = { args: { disabled: true, hint: 'Choisissez d’abord une catégorie.' } };

/** Each choice says whether it can be had. */
export const OneNotAvailable: Story = {
  args: {
    options: [
      { value: 'noon', label: 'Midi' },
      { value: 'evening', label: 'Soir (complet)', disabled: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('option', { name: 'Soir (complet)' })).toBeDisabled();
  },
};

/** In a row of tools its value says it; screen readers still hear the name. */
export const LabelHidden: Story = {
  args: { labelHidden: true, defaultValue: 'boulangerie' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Type de compte' })).toBeVisible();
  },
};

/** A long choice is cut before the arrow. */
export const LongOption: Story = {
  args: {
    defaultValue: 'a',
    options: [{ value: 'a', label: 'Boulangerie-pâtisserie-confiserie-chocolaterie artisanale et salon de thé' }],
  },
};

export const Dark: Story = { args: { defaultValue: 'restaurant' }, globals: { theme: 'dark' } };
