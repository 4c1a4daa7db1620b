import { expect } from 'storybook/test';
import { ResetPasswordDocument } from '../../../graphql/generated/customer/password';
import { answer } from '../../../.storybook/mocked-answers';
import { pageAt, pageParameters, type PlayContext, type Story } from '../../../.storybook/mocked-product';
import { pasteInto } from '../../../.storybook/samples/pasting';

export default { tags: ['page'], parameters: pageParameters };

const choose = async ({ canvas, userEvent }: PlayContext) => {
  await pasteInto(userEvent, await canvas.findByLabelText('Nouveau mot de passe'), 'Levain!2027');
  await pasteInto(userEvent, canvas.getByLabelText('Encore une fois'), 'Levain!2027');
  await userEvent.keyboard('{Enter}');
};

/** From the login to the mail that is on its way. */
export const Forgotten: Story = {
  ...pageAt('/userlogin', { signedIn: 'nobody' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Mot de passe oublié ?' }));
    await canvas.findByRole('heading', { level: 1, name: /^Mot.de.passe oublié$/ });
    await pasteInto(userEvent, canvas.getByLabelText('E-mail'), 'camille@exemple.fr');
    await userEvent.click(canvas.getByRole('button', { name: 'Recevoir un lien' }));
    await expect(await canvas.findByText(/^Si un compte existe pour/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Essayer une autre adresse' }));
    await expect(canvas.getByRole('button', { name: 'Recevoir un lien' })).toBeVisible();
  },
};

/** The link of the mail. */
export const Replaced: Story = {
  ...pageAt('/motdepasse/good', { signedIn: 'nobody' }),
  play: async (context) => {
    await choose(context);
    await expect(await context.canvas.findByText(/^Votre mot de passe est changé/)).toBeVisible();
    const login = context.canvas.getByRole('link', { name: 'Se connecter' });
    await expect(login).toHaveAttribute('href', '/userlogin');
  },
};

/** Used before, or too old. */
export const Expired: Story = {
  ...pageAt('/motdepasse/old', {
    signedIn: 'nobody',
    answers: answer(ResetPasswordDocument, {
      resetPassword: { __typename: 'LinkInvalid', message: 'Activation failed or link expired' },
    }),
  }),
  play: async (context) => {
    await choose(context);
    const again = await context.canvas.findByRole('link', { name: 'Recevoir un nouveau lien' });
    await expect(again).toHaveAttribute('href', '/motdepasse');
  },
};
