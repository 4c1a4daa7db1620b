import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { customerFrame, screenParameters } from '../../../.storybook/frames';
import { AccountScreen, type AccountParts } from './account-page';

const account: AccountParts = {
  profile: {
    email: 'camille@exemple.fr',
    initialValues: { name: 'Camille Durand', phoneNumber: '06 12 34 56 78' },
    onSubmit: fn(),
  },
  password: { onSubmit: fn() },
  preferences: { mail: true, onMailChange: fn(), push: 'notAsked', onPushChange: fn() },
  sessions: { onConfirm: fn() },
  removal: { onConfirm: fn() },
};

const meta = {
  component: AccountScreen,
  tags: ['page'],
  parameters: screenParameters,
  decorators: [customerFrame],
  args: { account, onRetry: fn() },
} satisfies Meta<typeof AccountScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Everything is there. */
export const Typical: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Nom')).toHaveValue('Camille Durand');
    for (const name of ['Mes informations', 'Mot de passe', 'Me prévenir', 'Mes appareils', 'Supprimer mon compte'])
      await expect(canvas.getByRole('region', { name })).toBeVisible();
  },
};

export const Waiting: Story = {
  args: { account: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Chargement de votre compte…')).toBeVisible();
  },
};

/** It could not be had. */
export const Failed: Story = {
  args: { account: null, error: 'La connexion a échoué. Vérifiez votre réseau puis réessayez.' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Opened with Google, an order under way, notifications blocked. */
export const Restricted: Story = {
  args: {
    account: {
      ...account,
      password: { ...account.password, passwordless: true },
      preferences: { ...account.preferences, push: 'refused' },
      removal: {
        ...account.removal,
        obstacle:
          'Une commande est en cours. Vous pourrez supprimer votre compte une fois la commande retirée ou annulée.',
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Supprimer mon compte' })).toBeDisabled();
    await expect(canvas.getByRole('switch', { name: 'Notifications sur cet appareil' })).toBeDisabled();
  },
};

/** Cards kept for the next order, at the payment provider. */
export const WithCards: Story = {
  args: {
    account: {
      ...account,
      cards: { cards: [{ id: 'pm_1', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2034 }], onRemove: fn() },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Mes cartes' })).toHaveTextContent('Visa •••• 4242Expire en 12/34');
  },
};

/** What was sent is kept. */
export const Saved: Story = {
  args: { account: { ...account, profile: { ...account.profile, saved: true } } },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
