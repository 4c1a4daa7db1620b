import { expect, screen, waitFor } from 'storybook/test';
import { answer, fail, type Answers } from '../../../.storybook/mocked-answers';
import { pageAt, pageParameters, says, type PlayContext, type Story } from '../../../.storybook/mocked-product';
import { pasteInto } from '../../../.storybook/samples/pasting';
import { RegisterOwnerDocument } from '../../../graphql/generated/owner/signup';

export default { tags: ['page'], parameters: pageParameters };

/** Nothing typed yet; what the shop will pay stands above the agreement. */
export const Fresh: Story = {
  ...pageAt('/ownersignupform', { signedIn: 'nobody', head: { 'shop-fees': '1.5 25' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Inscrire ma boutique' })).toBeVisible();
    await expect(canvas.getAllByRole('radio')).toHaveLength(3);
    await expect(canvas.getByText(/^MêmePrix retient/)).toHaveTextContent(/1,5.% \+ 0,25.€ sur chaque paiement/);
  },
};

const at = (answers = {}) => pageAt('/ownersignupform', { signedIn: 'nobody', answers });

const fillIn = async ({ canvas, userEvent }: PlayContext) => {
  await pasteInto(userEvent, await canvas.findByLabelText('Nom de la boutique'), 'Levain');
  await userEvent.type(canvas.getByRole('combobox', { name: 'Adresse' }), '10 rue');
  await userEvent.click(await canvas.findByRole('option', { name: /Rivoli/ }));
  await userEvent.click(canvas.getByRole('radio', { name: 'Boulangerie' }));
  await pasteInto(userEvent, canvas.getByLabelText('Nom complet'), 'Inès');
  await pasteInto(userEvent, canvas.getByLabelText('E-mail'), 'ines@levain.fr');
  await pasteInto(userEvent, canvas.getByLabelText('Téléphone'), '0612345678');
  await pasteInto(userEvent, canvas.getByLabelText('Mot de passe'), 'Levain!2027');
  await pasteInto(userEvent, canvas.getByLabelText('Confirmation'), 'Levain!2027');
  await userEvent.click(canvas.getByRole('button', { name: 'Inscrire ma boutique' }));
};

/** Afterwards the shop’s door says to look into one’s mail. */
export const SignedUp: Story = {
  ...at(),
  play: async (context) => {
    await fillIn(context);
    await expect(await context.canvas.findByRole('heading', { name: 'Espace commerçant' })).toBeVisible();
    await expect(await context.canvas.findByText(/Ouvrez l’e-mail que nous venons de vous envoyer/)).toBeVisible();
    await waitFor(() => expect(screen.getByText('Owner created successfully!')).toBeVisible());
  },
};

const unknown = 'Could not geocode the address. Please enter a valid address.';

/** No map knows the address: whoever sent it is led back to it. */
export const AddressUnknown: Story = {
  ...at(answer(RegisterOwnerDocument, { registerOwner: { __typename: 'AddressUnknown', message: unknown } })),
  play: async (context) => {
    await fillIn(context);
    await says(unknown)(context);
    await waitFor(() => expect(context.canvas.getByRole('combobox', { name: 'Adresse' })).toHaveFocus());
  },
};

const keepsWhatIsTyped = (answers: Answers, text: string): Story => ({
  ...at(answers),
  play: async (context) => {
    await fillIn(context);
    await says(text)(context);
    await expect(context.canvas.getByLabelText('Nom de la boutique')).toHaveValue('Levain');
  },
});

export const Offline: Story = keepsWhatIsTyped(
  fail(RegisterOwnerDocument, new TypeError('Failed to fetch')),
  'There was an error while submitting the form. Please try again.',
);

export const TooOften: Story = keepsWhatIsTyped(
  answer(RegisterOwnerDocument, {
    registerOwner: { __typename: 'TooManyTries', message: 'Trop de tentatives.', retryAfterSeconds: 600 },
  }),
  'Trop de tentatives. Réessayez dans 10 min.',
);
