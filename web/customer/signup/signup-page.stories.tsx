import { of, throwError } from 'rxjs';
import { expect, fn } from 'storybook/test';
import { RegisterCustomerDocument } from '../../../graphql/generated/customer/signup';
import { answer, type Answers } from '../../../.storybook/mocked-answers';
import { pageAt, pageParameters, type PlayContext, type Story } from '../../../.storybook/mocked-product';
import { pasteInto } from '../../../.storybook/samples/pasting';

export default { tags: ['page'], parameters: pageParameters };

const fillIn = async ({ canvas, userEvent }: PlayContext) => {
  await pasteInto(userEvent, await canvas.findByLabelText('Nom'), 'Camille Durand');
  await pasteInto(userEvent, canvas.getByLabelText('E-mail'), 'camille@exemple.fr');
  await pasteInto(userEvent, canvas.getByLabelText('Mot de passe'), 'Levain!2027');
  await userEvent.click(canvas.getByRole('checkbox', { name: /^J’accepte/ }));
  await userEvent.click(canvas.getByRole('button', { name: 'Créer mon compte' }));
};

/** Afterwards the login says to look into one’s mail. */
export const SignedUp: Story = {
  ...pageAt('/usersignup', { signedIn: 'nobody' }),
  play: async (context) => {
    await fillIn(context);
    await expect(await context.canvas.findByRole('button', { name: 'Se connecter' })).toBeVisible();
    await expect(await context.canvas.findByText(/Ouvrez l’e-mail que nous venons de vous envoyer/)).toBeVisible();
  },
};

const failedBy = (answers: Answers): Story => ({
  ...pageAt('/usersignup', { signedIn: 'nobody', answers }),
  parameters: { expectedConsole: [{ text: 'Signup failed', because: 'what failed is logged, besides being shown' }] },
});

/** Too many tries: what was typed stays. */
export const Refused: Story = {
  ...failedBy(
    answer(RegisterCustomerDocument, {
      registerCustomer: { __typename: 'TooManyTries', message: 'Trop de tentatives.', retryAfterSeconds: 600 },
    }),
  ),
  play: async (context) => {
    await fillIn(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Réessayez dans 10 min.');
    await expect(context.canvas.getByLabelText('Nom')).toHaveValue('Camille Durand');
  },
};

const register = fn<Answers[string]>(() => throwError(() => new TypeError('Failed to fetch')));

/** What was typed stays, and with the network a second press signs up. */
export const Offline: Story = {
  ...failedBy({ RegisterCustomer: register }),
  play: async (context) => {
    await fillIn(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('La connexion a échoué.');
    await expect(context.canvas.getByLabelText('Nom')).toHaveValue('Camille Durand');
    await expect(context.canvas.getByLabelText('E-mail')).toHaveValue('camille@exemple.fr');
    await expect(context.canvas.getByLabelText('Mot de passe')).toHaveValue('Levain!2027');
    register.mockReturnValueOnce(of({ registerCustomer: { __typename: 'Done', message: 'Votre compte est créé.' } }));
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Créer mon compte' }));
    await expect(await context.canvas.findByText('Votre compte est créé.')).toBeVisible();
  },
};
