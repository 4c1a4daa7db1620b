import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { CardEntry } from './card-entry';
import { afterDecline } from './payment.texts';

const cards = [
  { id: 'pm_1', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2034 },
  { id: 'pm_2', brand: 'mastercard', last4: '4444', expMonth: 3, expYear: 2031 },
];
const saved = { cards: [], onRemove: fn() };

export default {
  component: CardEntry,
  args: {
    settings: { sandbox: true, publishableKey: 'pk_workbench' },
    clientSecret: 'pi_workbench_secret',
    shopName: 'Maison Levain',
    totalCents: 1369,
    busy: false,
    saved,
    onPay: fn(),
  },
} satisfies Meta<typeof CardEntry>;
type Story = StoryObj<typeof CardEntry>;

/** A wallet is one press and its sheet away; nothing of it is kept. */
export const WithWallets: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Apple Pay' }));
    const sheet = await within(canvasElement.ownerDocument.body).findByRole('alertdialog', { name: /^Apple Pay/ });
    await expect(sheet).toHaveTextContent('Paiement de 13,69 € à Maison Levain.');
    await userEvent.click(within(sheet).getByRole('button', { name: 'Confirmer le paiement' }));
    await expect(args.onPay).toHaveBeenLastCalledWith({ keep: false }, expect.any(Function));
  },
};

/** Each pays with one press; the card of the form is kept only by whoever says so. Asked once more before one goes. */
export const TwoSavedCards: Story = {
  args: { saved: { ...saved, cards } },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    // Nobody is led past them, to the form.
    await expect(canvas.getByLabelText('Numéro de carte')).not.toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: /^Payer 13,69.€ avec Mastercard ••••.4444$/ }));
    await expect(args.onPay).toHaveBeenLastCalledWith({ cardId: 'pm_2', keep: false }, expect.any(Function));
    const keep = canvas.getByRole('checkbox', { name: 'Garder cette carte pour la prochaine fois' });
    await expect(keep).not.toBeChecked();
    await userEvent.click(keep);
    await userEvent.type(canvas.getByLabelText('Numéro de carte'), '42424242424242421234123{Enter}');
    await expect(args.onPay).toHaveBeenLastCalledWith({ keep: true }, expect.any(Function));
    await userEvent.click(canvas.getByRole('button', { name: /^Retirer Visa ••••.4242$/ }));
    const question = await within(canvasElement.ownerDocument.body).findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Retirer' }));
    await expect(saved.onRemove).toHaveBeenLastCalledWith('pm_1');
  },
};

/** The bank refuses the saved card: another one may do. */
export const Declined: Story = {
  args: { saved: { ...saved, cards }, error: 'Votre carte a été refusée.', advice: afterDecline() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Votre carte a été refusée.');
    await expect(canvas.getByRole('button', { name: /^Payer 13,69.€ avec Visa ••••.4242$/ })).toBeEnabled();
  },
};

/** As much of Stripe's script as its React components ask for. */
const element = { on: fn(), off: fn(), mount: fn(), update: fn(), destroy: fn() };
const create = fn<(type: string, options: object) => object>(() => element);
const stripe = {
  elements: () => ({ create, getElement: () => null }),
  createToken: fn(),
  createPaymentMethod: fn(),
  confirmCardPayment: fn(),
};

/** Stripe's own field, which asks for no postal code (specification 4.6). */
export const Stripe: Story = {
  args: { settings: { sandbox: false, publishableKey: 'pk_workbench' } },
  beforeEach: () => {
    Object.assign(window, { Stripe: () => stripe });
    return () => void Reflect.deleteProperty(window, 'Stripe');
  },
  play: async () => {
    await waitFor(() => expect(create).toHaveBeenCalledWith('card', expect.objectContaining({ hidePostalCode: true })));
  },
};

/** Without an account no card is kept. */
export const Guest: Story = {
  args: { saved: { ...saved, cards: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Pay & Place Order' })).toBeVisible();
  },
};
