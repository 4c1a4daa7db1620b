import { expect } from 'storybook/test';
import { ActivateAccountDocument } from '../../../graphql/generated/customer/activation';
import { answer, keepWaiting } from '../../../.storybook/mocked-answers';
import { failingAt, pageAt, pageParameters, says, saysAlert, type Story } from '../../../.storybook/mocked-product';

export default { tags: ['page'], parameters: pageParameters };

/** The link works; three seconds later the login is there. */
const activated = (path: string, login: string): Story => ({
  ...pageAt(path, { signedIn: 'nobody' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Bienvenue à table' })).toBeVisible();
    await expect(canvas.getByText(/dans 3 secondes/)).toBeVisible();
    await expect(await canvas.findByText('Votre compte est activé. Vous pouvez vous connecter.')).toBeVisible();
    // Then the next page’s code is fetched.
    await expect(await canvas.findByRole('heading', { name: login }, { timeout: 15_000 })).toBeVisible();
  },
});

export const Activated = activated('/activate/good', 'Bonjour');

/** A shop’s link leads to the shop’s door. */
export const ActivatedShop = activated('/activate/good?espace=commercant', 'Espace commerçant');

export const Pending: Story = {
  ...pageAt('/activate/slow', { signedIn: 'nobody', answers: keepWaiting(ActivateAccountDocument) }),
  play: says('Activating your account...'),
};

/** Used before, or too old. */
export const Refused: Story = {
  ...pageAt('/activate/old', {
    signedIn: 'nobody',
    answers: answer(ActivateAccountDocument, {
      activateAccount: { __typename: 'LinkInvalid', message: 'Activation failed or link expired' },
    }),
  }),
  play: saysAlert(/^Activation failed or link expired$/),
};

/** No answer: it can be tried again. */
export const Offline: Story = failingAt('/activate/good', ActivateAccountDocument, { signedIn: 'nobody' });
