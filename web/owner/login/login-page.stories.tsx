import { expect } from 'storybook/test';
import { answer } from '../../../.storybook/mocked-answers';
import { pageAt, pageParameters, saysAlert, type Play, type Story } from '../../../.storybook/mocked-product';
import { LoginOwnerDocument, type LoginOwnerMutation } from '../../../graphql/generated/owner/login';
import { pasteInto } from '../../../.storybook/samples/pasting';

export default { tags: ['page'], parameters: pageParameters };

/** The shop’s door. */
export const Visitor: Story = pageAt('/ownerloginform', { signedIn: 'nobody' });

const answering = (loginOwner: LoginOwnerMutation['loginOwner']) =>
  pageAt('/ownerloginform', { signedIn: 'nobody', answers: answer(LoginOwnerDocument, { loginOwner }) });

const logIn: Play = async ({ canvas, userEvent }) => {
  await pasteInto(userEvent, await canvas.findByLabelText('E-mail'), 'ines@levain.fr');
  await pasteInto(userEvent, canvas.getByLabelText('Mot de passe'), 'Levain!2027');
  await userEvent.selectOptions(canvas.getByLabelText('Type de compte'), 'Boulangerie');
  await userEvent.click(canvas.getByRole('button', { name: 'Se connecter' }));
};

const otherKind = 'Votre commerce est inscrit comme « Café » : choisissez ce type de compte.';

/** The right words at the wrong counter. */
export const OtherKind: Story = {
  ...answering({ __typename: 'InvalidCredentials', message: otherKind }),
  play: async (context) => {
    await logIn(context);
    await saysAlert(otherKind)(context);
  },
};

/** The link of the mail was never followed: it is mailed again. */
export const NotActivated: Story = {
  ...answering({
    __typename: 'AccountNotActivated',
    message: 'Votre compte n’est pas encore activé. Suivez le lien reçu par e-mail.',
  }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await logIn(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Renvoyer l’e-mail d’activation' }));
    await expect(await canvas.findByText(/un nouveau lien vient de lui être envoyé/)).toBeVisible();
  },
};
