import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answer } from '../../../.storybook/mocked-answers';
import { pageAt, pageParameters } from '../../../.storybook/mocked-product';
import { LoginOwnerDocument } from '../../../graphql/generated/owner/login';
import { pasteInto } from '../../../.storybook/samples/pasting';

const meta = { tags: ['page'], parameters: pageParameters } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The shop’s door. */
export const Visitor: Story = pageAt('/ownerloginform', { signedIn: 'nobody' });

/** The link of the mail was never followed: it is mailed again. */
export const NotActivated: Story = {
  ...pageAt('/ownerloginform', {
    signedIn: 'nobody',
    answers: answer(LoginOwnerDocument, {
      loginOwner: {
        __typename: 'AccountNotActivated',
        message: 'Votre compte n’est pas encore activé. Suivez le lien reçu par e-mail.',
      },
    }),
  }),
  play: async ({ canvas, userEvent }) => {
    await pasteInto(userEvent, await canvas.findByLabelText('E-mail'), 'ines@levain.fr');
    await pasteInto(userEvent, canvas.getByLabelText('Mot de passe'), 'Levain!2027');
    await userEvent.selectOptions(canvas.getByLabelText('Type de compte'), 'Boulangerie');
    await userEvent.click(canvas.getByRole('button', { name: 'Se connecter' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Renvoyer l’e-mail d’activation' }));
    await expect(await canvas.findByText(/un nouveau lien vient de lui être envoyé/)).toBeVisible();
  },
};
