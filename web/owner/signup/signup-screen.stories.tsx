import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { screenParameters } from '../../../.storybook/frames';
import { SignupScreen } from './signup-screen';

const meta = {
  component: SignupScreen,
  tags: ['page'],
  parameters: screenParameters,
  args: {
    busy: false,
    addressSuggestions: [{ id: 'rivoli', label: '10 Rue de Rivoli', detail: '75004 Paris' }],
    onAddressChange: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof SignupScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing typed yet. */
export const Fresh: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Inscrire ma boutique' })).toBeVisible();
    await expect(canvas.getAllByRole('radio')).toHaveLength(3);
  },
};

/** Real addresses while one types. */
export const AddressProposed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Adresse' }), '10');
    await userEvent.click(canvas.getByRole('option', { name: /Rivoli/ }));
    await expect(canvas.getByRole('combobox', { name: 'Adresse' })).toHaveValue('10 Rue de Rivoli, 75004 Paris');
  },
};

/** Sent empty. */
export const Incomplete: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Inscrire ma boutique' }));
    await expect(canvas.getByLabelText('Nom de la boutique')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** No place on the map. */
export const AddressUnknown: Story = {
  args: { addressError: 'Could not geocode the address. Please enter a valid address.' },
};

export const Failed: Story = {
  args: { error: 'There was an error while submitting the form. Please try again.' },
};

export const Busy: Story = { args: { busy: true } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
