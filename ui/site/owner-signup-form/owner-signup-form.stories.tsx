import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inBox } from '../../../.storybook/situations';
import { pasteInto } from '../../../.storybook/samples/pasting';
import { OwnerSignupForm } from './owner-signup-form';

export default {
  component: OwnerSignupForm,
  args: {
    addressSuggestions: [
      { id: 'rivoli', label: '10 Rue de Rivoli', detail: '75004 Paris' },
      { id: 'temple', label: '10 Rue du Temple', detail: '75004 Paris' },
    ],
    onSubmit: fn(),
    onAddressChange: fn(),
  },
  decorators: [inBox('mx-auto max-w-md')],
} satisfies Meta<typeof OwnerSignupForm>;
type Story = StoryObj<typeof OwnerSignupForm>;

type Play = Parameters<NonNullable<Story['play']>>[0];

/** Fills in all but address, kind and terms. */
async function fillIn({ canvas, userEvent }: Play, mobile: string) {
  await pasteInto(userEvent, canvas.getByLabelText('Nom de la boutique'), 'Maison Levain');
  await pasteInto(userEvent, canvas.getByLabelText('Nom complet'), 'Inès Moreau');
  await pasteInto(userEvent, canvas.getByLabelText('E-mail'), 'ines@levain.test');
  await pasteInto(userEvent, canvas.getByLabelText('Téléphone'), mobile);
  await pasteInto(userEvent, canvas.getByLabelText('Mot de passe'), 'Demo!2026');
  await pasteInto(userEvent, canvas.getByLabelText('Confirmation'), 'Demo!2026');
}

/** A bakery with an address out of the list. */
export const Complete: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await userEvent.type(canvas.getByRole('combobox', { name: 'Adresse' }), '10 ri');
    await expect(args.onAddressChange).toHaveBeenLastCalledWith('10 ri');
    await userEvent.click(canvas.getByRole('option', { name: /Rivoli/ }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Boulangerie' }));
    await fillIn(context, '06 12 34 56 78');
    await userEvent.click(canvas.getByRole('checkbox', { name: /^J’accepte/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Inscrire ma boutique' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      shopName: 'Maison Levain',
      address: '10 Rue de Rivoli, 75004 Paris',
      restaurantType: 'boulangerie',
      name: 'Inès Moreau',
      email: 'ines@levain.test',
      mobile: '06 12 34 56 78',
      password: 'Demo!2026',
      termsAccepted: true,
    });
  },
};

/** An address typed freely goes as it stands, to be placed on the map by whoever receives it; the terms stay open. */
export const AddressTypedFreely: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await userEvent.type(canvas.getByRole('combobox', { name: 'Adresse' }), '10');
    await userEvent.click(canvas.getByRole('option', { name: /Rivoli/ }));
    await userEvent.type(canvas.getByRole('combobox', { name: 'Adresse' }), ' (cour)');
    await userEvent.click(canvas.getByRole('radio', { name: 'Café' }));
    await fillIn(context, '0612345678');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        address: '10 Rue de Rivoli, 75004 Paris (cour)',
        restaurantType: 'cafe',
        termsAccepted: false,
      }),
    );
  },
};

/** Sent empty: each field says what it needs, the first one has the focus. Two passwords; the specification’s words. */
export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Inscrire ma boutique' }));
    await expect(canvas.getAllByRole('alert')).toHaveLength(7);
    await expect(canvas.getByLabelText('Nom de la boutique')).toHaveFocus();
    await pasteInto(userEvent, canvas.getByLabelText('Mot de passe'), 'Demo!2026');
    await pasteInto(userEvent, canvas.getByLabelText('Confirmation'), 'Demo!2025');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Confirmation')).toHaveAccessibleDescription('Passwords do not match!');
    await userEvent.type(canvas.getByLabelText('Confirmation'), '{Backspace}6');
    await expect(canvas.queryByText('Passwords do not match!')).not.toBeInTheDocument();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** No place on the map for the address, said at the field; the server said no, or nothing: beside the button. */
export const RefusedAndBusy: Story = {
  args: {
    addressError: 'Could not geocode the address. Please enter a valid address.',
    error: 'There was an error while submitting the form. Please try again.',
    busy: true,
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Adresse' })).toBeInvalid();
    const [atField, atButton] = canvas.getAllByRole('alert');
    await expect(atField).toHaveTextContent(args.addressError ?? '');
    await expect(atButton).toHaveTextContent(args.error ?? '');
    await expect(canvas.getByRole('button', { name: 'Inscription…' })).toBeDisabled();
  },
};
