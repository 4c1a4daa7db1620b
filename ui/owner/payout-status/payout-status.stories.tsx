import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { belowEachOther } from '../../../.storybook/situations';
import { PayoutStatus } from './payout-status';

export default {
  component: PayoutStatus,
  args: { state: 'NONE', charges: null, payouts: null, onConnect: fn() },
} satisfies Meta<typeof PayoutStatus>;
type Story = StoryObj<typeof PayoutStatus>;

/** Without an account there is nothing to connect yet; it could not be made. */
export const NoAccount: Story = {
  args: { error: 'Stripe account creation failed', onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /^Connect with Stripe/ });
    await expect(button).toBeDisabled();
    await userEvent.click(button);
    await expect(args.onConnect).not.toHaveBeenCalled();
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Stripe account creation failed$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/**
 * It exists: the owner goes on at the provider's. The way there was not given, or the browser opened no tab before: the
 * link itself is there to be pressed.
 */
export const ToComplete: Story = {
  args: {
    state: 'INCOMPLETE',
    charges: 'WAITING',
    payouts: 'WAITING',
    missing: ['Pièce d’identité du gérant', 'IBAN de l’entreprise', 'Numéro SIRET'],
    error: 'Failed to generate onboarding link',
    onboardingHref: '/sandbox/onboarding/levain',
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Failed to generate onboarding link$/);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConnect).toHaveBeenCalledOnce();
    const link = canvas.getByRole('link', { name: 'Ouvrir Stripe' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noreferrer');
  },
};

/** Everything was sent, or is in order: nothing to press; the account or the way to it is being fetched: not yet. */
export const NothingToPress: Story = {
  render: belowEachOther(
    PayoutStatus,
    { state: 'REVIEW', charges: 'WAITING', payouts: 'WAITING' },
    { state: 'ACTIVE', charges: 'ON', payouts: 'ON' },
    { state: 'CREATING' },
    { state: 'INCOMPLETE', busy: true },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Actifs')).toHaveLength(2);
    const buttons = canvas.getAllByRole('button', { name: /^Connect with Stripe/ });
    await expect(buttons).toHaveLength(2);
    for (const button of buttons) {
      await expect(button).toBeDisabled();
      await expect(button).toHaveAttribute('aria-busy', 'true');
    }
  },
};

/** Cards still work, money no longer reaches the bank. */
export const Restricted: Story = {
  args: {
    state: 'RESTRICTED',
    charges: 'ON',
    payouts: 'OFF',
    missing: ['Justificatif de domicile de moins de trois mois'],
    deadlineText: 'Avant le 30 novembre, sinon les paiements par carte s’arrêtent aussi.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Arrêtés')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Connect with Stripe/ })).toBeEnabled();
  },
};
