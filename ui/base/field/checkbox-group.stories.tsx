import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { belowEachOther } from '../../../.storybook/situations';
import { CheckboxGroup } from './checkbox-group';

export default {
  component: CheckboxGroup,
  args: {
    label: 'Viandes proposées',
    selectedIds: ['chicken'],
    onToggle: fn(),
    options: [
      { id: 'chicken', label: 'Poulet rôti' },
      { id: 'beef', label: 'Bœuf haché' },
      { id: 'merguez', label: 'Merguez', hint: 'Piquant' },
      { id: 'tuna', label: 'Thon', aside: '+ 0,50 €' },
    ],
  },
} satisfies Meta<typeof CheckboxGroup>;
type Story = StoryObj<typeof CheckboxGroup>;

/** Each by itself, by pointer or by the space bar; the second line of an option describes, the first names. */
export const SomeChosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Poulet rôti' })).toBeChecked();
    await userEvent.click(canvas.getByText('Bœuf haché'));
    await expect(args.onToggle).toHaveBeenLastCalledWith('beef');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onToggle).toHaveBeenLastCalledWith('merguez');
    const merguez = canvas.getByRole('checkbox', { name: 'Merguez' });
    await expect(merguez).not.toBeChecked();
    await expect(merguez).toHaveAccessibleDescription('Piquant');
  },
};

/** At least one needed, which the group says; with a hint; with one that is not available and long texts. */
export const States: Story = {
  render: belowEachOther(
    CheckboxGroup,
    { required: true, selectedIds: [], error: 'Choisissez au moins une viande.' },
    { label: 'Sauces', selectedIds: [], hint: 'Laissez vide pour les proposer toutes.' },
    {
      label: 'Ingrédients accompagnant ce sandwich sans supplément de prix',
      selectedIds: ['a'],
      options: [
        {
          id: 'a',
          label: 'Émincé de volaille fermière mariné aux herbes de Provence',
          hint: 'Origine France',
          aside: '+ 1,50 €',
        },
        { id: 'b', label: 'Anticonstitutionnellement délicieux' },
        { id: 'beef', label: 'Bœuf haché', hint: 'Épuisé', disabled: true },
      ],
    },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: /Viandes proposées.*\(obligatoire\)/ })).toHaveAccessibleDescription(
      'Choisissez au moins une viande.',
    );
    await expect(canvas.getAllByRole('checkbox', { name: 'Poulet rôti' })[0]).toBeInvalid();
  },
};
