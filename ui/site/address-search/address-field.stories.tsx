import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { AddressField, type AddressFieldProps } from './address-field';

function Kept(props: AddressFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <AddressField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
      onSelect={(suggestion) => {
        setValue([suggestion.label, suggestion.detail].join(', '));
        props.onSelect(suggestion);
      }}
    />
  );
}

const meta = {
  component: AddressField,
  args: {
    label: 'Adresse de la boutique',
    hint: 'Numéro, rue et ville : les clients vous trouvent par elle.',
    required: true,
    value: '',
    suggestions: [
      { id: 'rivoli', label: '10 Rue de Rivoli', detail: '75004 Paris' },
      { id: 'temple', label: '10 Rue du Temple', detail: '75004 Paris' },
    ],
    onChange: fn(),
    onSelect: fn(),
  },
  render: (args) => (
    <div className="min-h-80 max-w-md">
      <Kept {...args} />
    </div>
  ),
} satisfies Meta<typeof AddressField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Named, required and explained like every other field. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Adresse de la boutique' });
    await expect(field).toBeRequired();
    await expect(field).toHaveAccessibleDescription('Numéro, rue et ville : les clients vous trouvent par elle.');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Walked to by arrows and taken by Enter; the form around is not sent by it. */
export const SelectedByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, '10 rue{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(args.suggestions[1]);
    await expect(field).toHaveValue('10 Rue du Temple, 75004 Paris');
    await expect(field).toHaveFocus();
  },
};

/** Pressed. */
export const SelectedByTouch: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '10');
    await userEvent.click(canvas.getByRole('option', { name: /Rivoli/ }));
    await expect(args.onSelect).toHaveBeenCalledWith(args.suggestions[0]);
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  },
};

/** The list lies over what follows, it pushes nothing. */
export const Proposing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '10{ArrowDown}');
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
  },
};

export const Loading: Story = { args: { value: '10 rue', suggestions: [], loading: true } };

/** The error of the specification, read before the hint. */
export const NotFound: Story = {
  args: {
    value: '99 rue des Croissants imaginaires',
    error: 'Could not geocode the address. Please enter a valid address.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid();
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(
      /^Could not geocode the address\. Please enter a valid address\./,
    );
  },
};
