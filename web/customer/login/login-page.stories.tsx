import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LoginCustomerDocument, type LoginCustomerMutation } from '../../../graphql/generated/customer/login';
import { answer } from '../../../.storybook/mocked-answers';
import { pageAt, pageParameters } from '../../../.storybook/mocked-product';
import { pasteInto } from '../../../.storybook/samples/pasting';

export default { tags: ['page'], parameters: pageParameters } satisfies Meta;
type Story = StoryObj;

/** The way in. */
export const Visitor: Story = pageAt('/userlogin', { signedIn: 'nobody' });

const refusedBy = (loginCustomer: LoginCustomerMutation['loginCustomer']): Story => ({
  ...pageAt('/userlogin', { signedIn: 'nobody', answers: answer(LoginCustomerDocument, { loginCustomer }) }),
  parameters: { expectedConsole: [{ text: 'Login failed', because: 'what failed is logged, besides being shown' }] },
});

/** The server says no, in words. */
export const Refused: Story = {
  ...refusedBy({ __typename: 'InvalidCredentials', message: 'E-mail ou mot de passe incorrect.' }),
  play: async ({ canvas, userEvent }) => {
    await pasteInto(userEvent, await canvas.findByLabelText('E-mail'), 'camille@exemple.fr');
    await pasteInto(userEvent, canvas.getByLabelText('Mot de passe'), 'Mauvais!1');
    await userEvent.click(canvas.getByRole('button', { name: 'Se connecter' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('E-mail ou mot de passe incorrect.');
  },
};

/** The right password before activation: the mail can be had again. */
export const NotActivated: Story = {
  ...refusedBy({ __typename: 'AccountNotActivated', message: 'Votre compte n’est pas encore activé.' }),
  play: async ({ canvas, userEvent }) => {
    await pasteInto(userEvent, await canvas.findByLabelText('E-mail'), 'camille@exemple.fr');
    await pasteInto(userEvent, canvas.getByLabelText('Mot de passe'), 'Levain!2027');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Renvoyer l’e-mail d’activation' }));
    await expect(await canvas.findByText(/un nouveau lien vient de lui être envoyé/)).toBeVisible();
  },
};
