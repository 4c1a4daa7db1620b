import { expect, within } from 'storybook/test';
import { ChangePasswordDocument, MyAccountDocument } from '../../../graphql/generated/customer/account';
import { SavedCardsDocument } from '../../../graphql/generated/customer/saved-cards';
import { answer, keepWaiting } from '../../../.storybook/mocked-answers';
import { failingAt, pageAt, pageParameters, says, type Story } from '../../../.storybook/mocked-product';
import { myAccount } from '../../../.storybook/results/account';
import { pasteInto } from '../../../.storybook/samples/pasting';

export default { tags: ['page'], parameters: pageParameters };

/** Name, password, preference: each part is kept by itself. */
export const Changed: Story = {
  ...pageAt('/account'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByLabelText('Nom')).toHaveValue('Camille Durand');
    for (const name of ['Mes informations', 'Mot de passe', 'Me prévenir', 'Mes appareils', 'Supprimer mon compte'])
      await expect(canvas.getByRole('region', { name })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
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

/** An order is being prepared: the account has to wait. Cards are kept for the next order, at the payment provider. */
export const OrderUnderWayAndCards: Story = {
  ...pageAt('/account', {
    answers: {
      ...answer(MyAccountDocument, {
        ...myAccount,
        myOrders: [{ __typename: 'Order', version: 1, id: 'preparing', status: 'PREPARING' }],
      }),
      ...answer(SavedCardsDocument, {
        savedCards: [
          { __typename: 'SavedCard', id: 'pm_1', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2034 },
        ],
      }),
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Supprimer mon compte' })).toBeDisabled();
    const cards = await canvas.findByRole('region', { name: 'Mes cartes' });
    await expect(cards).toHaveTextContent('Visa •••• 4242Expire en 12/34');
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

export const Loading: Story = {
  ...pageAt('/account', { answers: keepWaiting(MyAccountDocument) }),
  play: says('Chargement de votre compte…'),
};

export const Failed: Story = failingAt('/account', MyAccountDocument);

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
