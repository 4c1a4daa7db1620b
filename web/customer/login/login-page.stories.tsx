import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LoginCustomerDocument } from '../../../graphql/generated/customer/login';
import { answer } from '../../../.storybook/mocked-answers';
import { pageAt, pageParameters } from '../../../.storybook/mocked-product';

const meta = { tags: ['page'], parameters: pageParameters } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The way in. */
export const Visitor: Story = pageAt('/userlogin', { signedIn: 'nobody' });

/** The server says no, in words. */
export const Refused: Story = {
  ...pageAt('/userlogin', {
    signedIn: 'nobody',
    answers: answer(LoginCustomerDocument, {
      loginCustomer: { __typename: 'InvalidCredentials', message: 'E-mail ou mot de passe incorrect.' },
    }),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('E-mail'), 'camille@exemple.fr');
    await userEvent.type(canvas.getByLabelText('Mot de passe'), 'Mauvais!1');
    await userEvent.click(canvas.getByRole('button', { name: 'Se connecter' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('E-mail ou mot de passe incorrect.');
  },
};
