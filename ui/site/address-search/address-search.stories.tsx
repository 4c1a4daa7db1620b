import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { AddressSearch, type AddressSearchProps } from './address-search';

function Kept(props: AddressSearchProps) {
  const [value, setValue] = useState(props.value);
  return (
    <AddressSearch
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
  component: AddressSearch,
  args: {
    value: '',
    suggestions: [
      { id: 'rivoli', label: '10 Rue de Rivoli', detail: '75004 Paris' },
      { id: 'bellecour', label: 'Place Bellecour', detail: '69002 Lyon' },
      { id: 'temple', label: '10 Rue du Temple', detail: '75004 Paris' },
    ],
    onChange: fn(),
    onSelect: fn(),
    onSearch: fn(),
  },
  render: (args) => (
    <div className="min-h-80 max-w-xl">
      <Kept {...args} />
    </div>
  ),
} satisfies Meta<typeof AddressSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is proposed before something is typed. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByPlaceholderText('Recherchez des restaurants ou des boulangeries...');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('option')).not.toBeInTheDocument();
  },
};

/** Arrows walk through the addresses, Enter takes one and does not search yet. */
export const PickedByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Adresse' });
    await userEvent.type(field, '10 rue{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('option', { name: /Place Bellecour/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(args.suggestions[0]);
    await expect(args.onSearch).not.toHaveBeenCalled();
    await expect(field).toHaveValue('10 Rue de Rivoli, 75004 Paris');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
};

/** A finger takes one; the list goes. */
export const PickedByTouch: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '10');
    await userEvent.click(canvas.getByRole('option', { name: /Rue du Temple/ }));
    await expect(args.onSelect).toHaveBeenCalledWith(args.suggestions[2]);
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Escape hides the addresses and keeps what was typed. */
export const Escaped: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, '10 rue{Escape}');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(field).toHaveValue('10 rue');
  },
};

/** Addresses while typing, the second one under the keyboard. */
export const Proposing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '10{ArrowDown}{ArrowDown}');
    await expect(canvas.getAllByRole('option')).toHaveLength(3);
  },
};

export const Loading: Story = { args: { value: '10 rue', suggestions: [], loading: true } };

/** The search goes on: it cannot be sent twice. */
export const Busy: Story = {
  args: { value: '10 Rue de Rivoli, 75004 Paris', busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Rechercher' })).toBeDisabled();
  },
};

/** The reason is tied to the field. */
export const Refused: Story = {
  args: { error: 'Veuillez entrer une adresse.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Veuillez entrer une adresse.');
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Veuillez entrer une adresse\.$/);
  },
};
