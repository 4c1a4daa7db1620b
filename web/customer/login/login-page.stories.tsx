import { expect } from 'storybook/test';
import { LoginCustomerDocument, type LoginCustomerMutation } from '../../../graphql/generated/customer/login';
import { answer } from '../../../.storybook/mocked-answers';
import { pageAt, pageParameters, saysAlert, type PlayContext, type Story } from '../../../.storybook/mocked-product';
import { pasteInto } from '../../../.storybook/samples/pasting';

export default { tags: ['page'], parameters: pageParameters };

/** The way in. */
export const Visitor: Story = pageAt('/userlogin', { signedIn: 'nobody' });

const refusedBy = (loginCustomer: LoginCustomerMutation['loginCustomer']): Story => ({
  ...pageAt('/userlogin', { signedIn: 'nobody', answers: answer(LoginCustomerDocument, { loginCustomer }) }),
  parameters: { expectedConsole: [{ text: 'Login failed', because: 'what failed is logged, besides being shown' }] },
});

const signIn = async ({ canvas, userEvent }: PlayContext) => {
  await pasteInto(userEvent, await canvas.findByLabelText('E-mail'), 'camille@exemple.fr');
  await pasteInto(userEvent, canvas.getByLabelText('Mot de passe'), 'Levain!2027');
  await userEvent.keyboard('{Enter}');
};

/** The server says no, in words. */
export const Refused: Story = {
  ...refusedBy({ __typename: 'InvalidCredentials', message: 'E-mail ou mot de passe incorrect.' }),
  play: async (context) => {
    await signIn(context);
    await saysAlert('E-mail ou mot de passe incorrect.')(context);
  },
};

/** The right password before activation: the mail can be had again. */
export const NotActivated: Story = {
  ...refusedBy({ __typename: 'AccountNotActivated', message: 'Votre compte n’est pas encore activé.' }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await signIn(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Renvoyer l’e-mail d’activation' }));
    await expect(await canvas.findByText(/un nouveau lien vient de lui être envoyé/)).toBeVisible();
  },
};
