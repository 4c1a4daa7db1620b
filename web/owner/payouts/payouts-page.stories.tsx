import { expect, waitFor } from 'storybook/test';
import {
  CreatePayoutAccountDocument,
  OpenPayoutOnboardingDocument,
  PayoutsPageDocument,
  SettleRefundDocument,
} from '../../../graphql/generated/owner/payouts';
import { answer, fail, keepWaiting } from '../../../.storybook/mocked-answers';
import { failingAt, pageAt, pageParameters, type Story } from '../../../.storybook/mocked-product';
import { incomplete, page } from '../../../.storybook/results/payouts';

export default { tags: ['page'], parameters: pageParameters };

const path = '/restaurantPaymentSetupPage';
const failedRefund = {
  __typename: 'FailedRefund',
  id: 'refund',
  cents: 1369,
  customerName: 'Camille Martin',
  token: 'K7M4PX',
} as const;
const broken = new Error('503');
const at = (answers = {}) => pageAt(path, { signedIn: 'owner', answers });
const of = (payoutAccount: Partial<typeof incomplete>, more: Partial<typeof page> = {}) =>
  answer(PayoutsPageDocument, { ...page, payoutAccount: { ...incomplete, ...payoutAccount }, ...more });
const none = of({ state: 'NONE', charges: null, payouts: null });
const active = { state: 'ACTIVE', charges: 'ON', payouts: 'ON' } as const;

/** The account exists; its form waits. What each payment costs is said below. */
export const ToComplete: Story = {
  ...pageAt(path, { signedIn: 'owner', head: { 'shop-fees': '1.5 25' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Connect with Stripe/ })).toBeEnabled();
    await expect(canvas.getByText(/^MêmePrix retient/)).toHaveTextContent(/1,5.% \+ 0,25.€ sur chaque paiement/);
  },
};

export const CreationFailed: Story = {
  ...at({ ...none, ...fail(CreatePayoutAccountDocument, broken) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Stripe account creation failed');
    await expect(canvas.getByRole('button', { name: /^Connect with Stripe/ })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  },
};

export const LinkFailed: Story = {
  ...at(fail(OpenPayoutOnboardingDocument, broken)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Connect with Stripe/ }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to generate onboarding link');
  },
};

export const Active: Story = {
  ...at(of(active)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Vous êtes payé')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Connect with Stripe/ })).toBeNull();
  },
};

/** It says that money is pending instead of « Vous êtes payé » while a dispute or a refund is open. */
export const Pending: Story = {
  ...at(
    of(active, {
      failedRefunds: [failedRefund],
      openDisputes: [
        {
          __typename: 'OpenDispute',
          id: 'dp_1',
          cents: 679,
          token: 'P3QR9T',
          state: 'OPEN',
          answerBy: '2026-06-30T12:00:00Z',
        },
      ],
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/a repris l’argent/)).toHaveTextContent(
      /6,79.€, commande P3QR9T.+ avant le mardi 30 juin/,
    );
    await expect(canvas.getByText(/^1 remboursement n’est pas arrivé/)).toBeVisible();
    await expect(canvas.queryByText('Vous êtes payé')).toBeNull();
  },
};

/** A refund the bank did not take is written down as given another way, and leaves the list. */
export const RefundToSettle: Story = {
  ...at({
    ...of({}, { failedRefunds: [failedRefund] }),
    ...answer(SettleRefundDocument, { settleRefund: [] }),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Comment/ }), 'En espèces au comptoir');
    await userEvent.click(canvas.getByRole('button', { name: 'C’est remboursé' }));
    await waitFor(() => expect(canvas.queryByText(/13,69/)).toBeNull());
  },
};

export const Loading: Story = at(keepWaiting(PayoutsPageDocument));

export const Failed: Story = failingAt(path, PayoutsPageDocument, { signedIn: 'owner' });

/** The page is public, the account is not. */
export const Visitor: Story = {
  ...pageAt(path, { signedIn: 'nobody' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Se connecter' })).toHaveAttribute(
      'href',
      '/ownerloginform?from=/restaurantPaymentSetupPage',
    );
    await expect(canvas.queryByRole('button', { name: /Stripe/ })).toBeNull();
  },
};
