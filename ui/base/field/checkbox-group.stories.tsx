import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { belowEachOther } from '../../../.storybook/situations';
import { CheckboxGroup, type CheckboxGroupProps } from './checkbox-group';

function Kept(props: CheckboxGroupProps) {
  const [selectedIds, setSelectedIds] = useState(props.selectedIds);
  const toggle = (id: string) => {
    setSelectedIds((all) => (all.includes(id) ? all.filter((one) => one !== id) : [...all, id]));
    props.onToggle(id);
  };
  return <CheckboxGroup {...props} selectedIds={selectedIds} onToggle={toggle} />;
}

const meta = {
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
  render: Kept,
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each by itself, by pointer or by the space bar; the second line of an option describes, the first names. */
export const SomeChosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Bœuf haché'));
    await expect(args.onToggle).toHaveBeenLastCalledWith('beef');
    await expect(canvas.getByRole('checkbox', { name: 'Bœuf haché' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    const merguez = canvas.getByRole('checkbox', { name: 'Merguez' });
    await expect(merguez).toBeChecked();
    await expect(merguez).toHaveAccessibleDescription('Piquant');
    await userEvent.keyboard(' ');
    await expect(merguez).not.toBeChecked();
  },
};

/** At least one needed, which the group says; with a hint; disabled; with one that is not available and long texts. */
export const States: Story = {
  render: belowEachOther(
    Kept,
    { required: true, selectedIds: [], error: 'Choisissez au moins une viande.' },
    { label: 'Sauces', selectedIds: [], hint: 'Laissez vide pour les proposer toutes.' },
    { label: 'Crudités', disabled: true },
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
