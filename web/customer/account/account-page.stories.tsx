import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ChangePasswordDocument, MyAccountDocument } from '../../../graphql/generated/customer/account';
import { answer, fail, keepWaiting } from '../../../.storybook/mocked-answers';
import { pageAt, pageParameters } from '../../../.storybook/mocked-product';
import { myAccount } from '../../../.storybook/results/account';
import { pasteInto } from '../../../.storybook/samples/pasting';

const meta = { tags: ['page'], parameters: pageParameters } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Name, password, preference: each part is kept by itself. */
export const Changed: Story = {
  ...pageAt('/account'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enregistrer' }));
    await expect(await canvas.findByText('Vos informations sont enregistrées.')).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'E-mails sur mes commandes' }));
    await expect(
      await canvas.findByRole('switch', { name: 'E-mails sur mes commandes', checked: false }),
    ).toBeVisible();
    await pasteInto(userEvent, canvas.getByLabelText('Mot de passe actuel'), 'Demo!2026');
    await pasteInto(userEvent, canvas.getByLabelText('Nouveau mot de passe'), 'Levain!2027');
    await userEvent.click(canvas.getByRole('button', { name: 'Changer de mot de passe' }));
    await expect(await canvas.findByText(/^Votre mot de passe est changé/)).toBeVisible();
    // No push is sent here, and the switch says so.
    await expect(canvas.getByRole('switch', { name: 'Notifications sur cet appareil' })).toBeDisabled();
    await expect(canvas.getByText(/Les notifications ne sont pas encore disponibles ici/)).toBeVisible();
  },
};

/** The present password was another. */
export const WrongPassword: Story = {
  ...pageAt('/account', {
    answers: answer(ChangePasswordDocument, {
      changePassword: { __typename: 'WrongPassword', message: 'Le mot de passe actuel n’est pas le bon.' },
    }),
  }),
  play: async ({ canvas, userEvent }) => {
    await pasteInto(userEvent, await canvas.findByLabelText('Mot de passe actuel'), 'Wrong!2026');
    await pasteInto(userEvent, canvas.getByLabelText('Nouveau mot de passe'), 'Levain!2027');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Le mot de passe actuel n’est pas le bon.');
  },
};

/** An order is being prepared: the account has to wait. */
export const OrderUnderWay: Story = {
  ...pageAt('/account', {
    answers: answer(MyAccountDocument, {
      ...myAccount,
      myOrders: [{ __typename: 'Order', version: 1, id: 'preparing', status: 'PREPARING' }],
    }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Supprimer mon compte' })).toBeDisabled();
  },
};

/** Gone, after a question; the login says so. */
export const Removed: Story = {
  ...pageAt('/account'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Supprimer mon compte' }));
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Supprimer mon compte' }));
    await expect(await canvas.findByText('Votre compte est supprimé.')).toBeVisible();
    await expect(localStorage.getItem('userToken')).toBeNull();
  },
};

export const Loading: Story = pageAt('/account', { answers: keepWaiting(MyAccountDocument) });

export const Failed: Story = {
  ...pageAt('/account', { answers: fail(MyAccountDocument, new TypeError('Failed to fetch')) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  },
};

/** The guard leads a stranger to the login. */
export const Stranger: Story = {
  ...pageAt('/account', { signedIn: 'nobody' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Se connecter' })).toBeVisible();
  },
};

/** The same page behind the counter speaks to who runs the shop. */
export const OfAnOwner: Story = {
  ...pageAt('/reglages/compte', {
    signedIn: 'owner',
    answers: answer(MyAccountDocument, {
      viewer: myAccount.viewer && { ...myAccount.viewer, role: 'OWNER' },
      myOrders: [],
    }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Pour vous joindre, vous. Vos clients ne les voient pas.')).toBeVisible();
    await expect(canvas.getByText(/exportez vos chiffres avant de partir/)).toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'E-mails sur mes propres achats' })).toBeVisible();
    for (const text of [/La boutique les voit/, /au comptoir/, /Vos commandes en cours/])
      await expect(canvas.queryByText(text)).toBeNull();
  },
};
