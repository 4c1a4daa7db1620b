import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { controlled, inBox } from '../../../.storybook/situations';
import { AddressField } from './address-field';

export default {
  component: AddressField,
  args: {
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
  decorators: [inBox('min-h-80 max-w-md')],
  render: controlled(AddressField, 'value', 'onChange'),
} satisfies Meta<typeof AddressField>;
type Story = StoryObj<typeof AddressField>;

/** Named, required and explained like every other field. Walked to by arrows, taken by Enter; the form around is not sent. */
export const SelectedByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Adresse' });
    await expect(field).toBeRequired();
    await expect(field).toHaveAccessibleDescription('Numéro, rue et ville : les clients vous trouvent par elle.');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.type(field, '10 rue{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(args.suggestions[1]);
    await expect(field).toHaveFocus();
  },
};

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
