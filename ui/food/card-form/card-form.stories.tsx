import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { belowEachOther } from '../../../.storybook/situations';
import { CardForm } from './card-form';
import { CardFrame } from './card-frame';

export default {
  component: CardForm,
  subcomponents: { CardFrame },
  args: { onSubmit: fn() },
} satisfies Meta<typeof CardForm>;
type Story = StoryObj<typeof CardForm>;

/** Digits fall into their groups and into the next field while they are typed; Enter pays. No postal code is asked for. */
export const Enter: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Enter Card Details' })).toBeVisible();
    await expect(canvas.getAllByRole('textbox')).toHaveLength(3);
    const number = canvas.getByLabelText('Numéro de carte');
    await expect(number).toHaveFocus();
    await userEvent.keyboard('4242424242424242');
    await expect(number).toHaveValue('4242 4242 4242 4242');
    await expect(number).toHaveAttribute('autocomplete', 'cc-number');
    await expect(number).toHaveAttribute('inputmode', 'numeric');
    await userEvent.keyboard('1299');
    await expect(canvas.getByLabelText('Expiration')).toHaveValue('12/99');
    await userEvent.keyboard('123{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      number: '4242424242424242',
      expMonth: 12,
      expYear: 2099,
      cvc: '123',
    });
  },
};

/** A digit mended in the middle keeps the caret there. */
export const MendADigit: Story = {
  play: async ({ canvas, userEvent }) => {
    const number = canvas.getByLabelText<HTMLInputElement>('Numéro de carte');
    await userEvent.type(number, '424242424242424');
    await userEvent.type(number, '9', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    await expect(number).toHaveValue('4294 2424 2424 2424');
    await expect(number.selectionStart).toBe(3);
  },
};

/** Nothing is sent; the first wrong field has the focus and says what is wrong. */
export const WrongDigits: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Numéro de carte'), '4242424242424243');
    await userEvent.type(canvas.getByLabelText('Expiration'), '0120');
    await userEvent.click(canvas.getByRole('button', { name: 'Pay & Place Order' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText('Numéro de carte')).toHaveFocus();
    await expect(canvas.getByText('Ce numéro de carte n’est pas valide.')).toBeVisible();
    await expect(canvas.getByText('Cette carte a expiré.')).toBeVisible();
    await expect(canvas.getByText('Indiquez les 3 ou 4 chiffres du code.')).toBeVisible();
  },
};

/** Declined, with advice, in test mode; then while it is tried again. */
export const Declined: Story = {
  args: {
    error: 'Your card was declined.',
    advice: 'Rien n’a été débité : payez avec une autre carte.',
    totalCents: 1369,
    testHint: 'Mode test : payez avec 4242 4242 4242 4242, une date à venir et 123.',
  },
  render: belowEachOther(CardForm, {}, { error: undefined, busy: true }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Your card was declined.Rien n’a été débité : payez avec une autre carte.',
    );
    await expect(canvas.getByRole('button', { name: 'Processing Payment...' })).toBeDisabled();
  },
};

/** Around the field of the payment provider; where its script is loading or has failed, nothing can be sent. */
export const ProviderField: StoryObj<typeof CardFrame> = {
  render: belowEachOther(
    CardFrame,
    { children: <p className="text-ink-muted">Le champ de carte du prestataire de paiement</p> },
    { disabled: true, error: 'Payment failed', children: <p className="text-ink-muted">Chargement du paiement...</p> },
  ),
  play: async ({ args, canvas, userEvent }) => {
    const [ready, notReady] = canvas.getAllByRole('button', { name: 'Pay & Place Order' });
    await userEvent.click(ready as HTMLElement);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(notReady).toBeDisabled();
  },
};
