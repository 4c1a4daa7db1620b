import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ownerFrame, screenParameters } from '../../../.storybook/frames';
import type { PayoutStatusProps } from '../../../ui/owner/payout-status/payout-status';
import { Header } from '../../../ui/site/header/header';
import { PageFrame } from '../../../ui/site/page-frame/page-frame';
import { PayoutsScreen } from './payouts-page';

const toComplete: PayoutStatusProps = {
  state: 'INCOMPLETE',
  charges: 'WAITING',
  payouts: 'WAITING',
  missing: ['Pièce d’identité du gérant', 'IBAN de l’entreprise'],
  onConnect: fn(),
  onRetry: fn(),
};

/** A visitor has no places in the bar. */
const visitorFrame: Decorator = (Story) => (
  <PageFrame header={<Header />}>
    <Story />
  </PageFrame>
);

const meta = {
  component: PayoutsScreen,
  tags: ['page'],
  parameters: screenParameters,
  decorators: [(Story, context) => (context.args.signedOut ? visitorFrame : ownerFrame)(Story, context)],
  args: {
    account: toComplete,
    fees: 'MêmePrix retient 1,5 % + 0,25 € sur chaque paiement en ligne, frais bancaires compris.',
    onRetry: fn(),
  },
} satisfies Meta<typeof PayoutsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The account exists; its form waits. */
export const ToComplete: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Connect with Stripe/ }));
    await expect(toComplete.onConnect).toHaveBeenCalledOnce();
  },
};

/** The page opens and makes the account. */
export const Creating: Story = {
  args: { account: { ...toComplete, state: 'CREATING', charges: null, payouts: null, missing: [] } },
};

export const CreationFailed: Story = {
  args: {
    account: {
      state: 'NONE',
      charges: null,
      payouts: null,
      error: 'Stripe account creation failed',
      onConnect: fn(),
      onRetry: fn(),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: /^Connect with Stripe/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(args.account?.onRetry).toHaveBeenCalledOnce();
  },
};

export const LinkFailed: Story = {
  args: { account: { ...toComplete, onRetry: undefined, error: 'Failed to generate onboarding link' } },
};

export const UnderReview: Story = {
  args: { account: { ...toComplete, state: 'REVIEW', missing: [] } },
};

export const Active: Story = {
  args: { account: { ...toComplete, state: 'ACTIVE', charges: 'ON', payouts: 'ON', missing: [] } },
};

export const Restricted: Story = {
  args: {
    account: {
      ...toComplete,
      state: 'RESTRICTED',
      charges: 'ON',
      payouts: 'OFF',
      missing: ['Justificatif de domicile de moins de trois mois'],
      deadlineText: 'Avant le 30 novembre, sinon les paiements par carte s’arrêtent aussi.',
    },
  },
};

/** The page is public, the account is not. */
export const Visitor: Story = {
  args: { signedOut: true, account: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Se connecter' })).toHaveAttribute(
      'href',
      '/ownerloginform?from=/restaurantPaymentSetupPage',
    );
    await expect(canvas.queryByRole('button', { name: /Stripe/ })).toBeNull();
  },
};

export const Loading: Story = { args: { account: undefined } };

export const Failed: Story = {
  args: { account: undefined, failure: 'La connexion a échoué. Vérifiez votre réseau puis réessayez.' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = { args: Restricted.args, globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { args: Restricted.args, globals: { theme: 'dark' } };
