import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { CheckboxGroup, type CheckboxGroupProps } from './checkbox-group';

function Kept(props: CheckboxGroupProps) {
  const [selectedIds, setSelectedIds] = useState(props.selectedIds);
  return (
    <CheckboxGroup
      {...props}
      selectedIds={selectedIds}
      onToggle={(id) => {
        setSelectedIds((all) => (all.includes(id) ? all.filter((one) => one !== id) : [...all, id]));
        props.onToggle(id);
      }}
    />
  );
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
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each by itself, by pointer or by the space bar. */
export const SomeChosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Bœuf haché'));
    await expect(args.onToggle).toHaveBeenLastCalledWith('beef');
    await expect(canvas.getByRole('checkbox', { name: 'Bœuf haché' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Merguez' })).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Merguez' })).not.toBeChecked();
  },
};

export const NoneChosen: Story = { args: { selectedIds: [], hint: 'Laissez vide pour les proposer toutes.' } };

export const AllChosen: Story = { args: { selectedIds: ['chicken', 'beef', 'merguez', 'tuna'] } };

/** The second line describes, the first names. */
export const Described: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Merguez' })).toHaveAccessibleDescription('Piquant');
  },
};

/** At least one is needed, and the group says so. */
export const Required: Story = {
  args: { required: true, selectedIds: [], error: 'Choisissez au moins une viande.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: /Viandes proposées.*\(obligatoire\)/ })).toHaveAccessibleDescription(
      'Choisissez au moins une viande.',
    );
    await expect(canvas.getByRole('checkbox', { name: 'Poulet rôti' })).toBeInvalid();
  },
};

export const OneNotAvailable: Story = {
  args: {
    options: [
      { id: 'chicken', label: 'Poulet rôti' },
      { id: 'beef', label: 'Bœuf haché', hint: 'Épuisé', disabled: true },
    ],
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const LongTexts: Story = {
  args: {
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
    ],
  },
};
