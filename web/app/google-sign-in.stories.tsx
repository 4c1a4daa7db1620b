import { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { LoginWithGoogleDocument, type LoginWithGoogleMutation } from '../../graphql/generated/shared/google';
import { answer, answeringLink, type Answers } from '../../.storybook/mocked-answers';
import { CUSTOMER_TOKEN } from '../../.storybook/results/people';
import { createCache } from './apollo/cache';
import { GoogleSignIn } from '../session/google-sign-in';
import { readSession, signOut } from '../session/session';

const session: LoginWithGoogleMutation = {
  loginWithGoogle: {
    __typename: 'Session',
    token: CUSTOMER_TOKEN,
    account: { __typename: 'Account', id: 'camille', name: 'Camille Durand' },
  },
};

const question: LoginWithGoogleMutation = {
  loginWithGoogle: {
    __typename: 'ConfirmationNeeded',
    message: 'Un compte existe déjà avec cette adresse. Voulez-vous le relier à Google ?',
  },
};

/** The server behind the button. */
const answering =
  (answers: Answers): Decorator =>
  (Story) => {
    const [client] = useState(() => new ApolloClient({ cache: createCache(), link: answeringLink(answers) }));
    return (
      <ApolloProvider client={client}>
        <div className="max-w-md">
          <Story />
        </div>
      </ApolloProvider>
    );
  };

/** Stands in for Google’s client: draws a button that hands over a credential. */
function standInForGoogle() {
  let handOver: (answer: { credential?: string }) => void = () => undefined;
  window.google = {
    accounts: {
      id: {
        initialize: ({ callback }) => {
          handOver = callback;
        },
        renderButton: (place) => {
          const button = document.createElement('button');
          button.textContent = 'Continuer avec Google';
          button.className = 'min-h-11';
          button.onclick = () => handOver({ credential: 'signed by Google' });
          place.replaceChildren(button);
        },
      },
    },
  };
  signOut('customer');
  return () => {
    delete window.google;
    signOut('customer');
  };
}

export default {
  component: GoogleSignIn,
  args: { clientId: 'memeprix.apps.googleusercontent.com', onRefusal: fn() },
  beforeEach: standInForGoogle,
} satisfies Meta<typeof GoogleSignIn>;
type Story = StoryObj<typeof GoogleSignIn>;

/** One press and one is in. */
export const SignedIn: Story = {
  decorators: [answering(answer(LoginWithGoogleDocument, session))],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continuer avec Google' }));
    await waitFor(() => expect(readSession().customer?.id).toBe('camille'));
  },
};

/** An account with a password has that address: asked first, tried again after a yes. */
export const Confirmed: Story = {
  decorators: [answering(answer(LoginWithGoogleDocument, ({ input }) => (input.forceGoogle ? session : question)))],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continuer avec Google' }));
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('alertdialog');
    await expect(dialog).toHaveTextContent('Un compte existe déjà avec cette adresse.');
    await expect(readSession().customer).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Relier mon compte Google' }));
    await waitFor(() => expect(readSession().customer?.id).toBe('camille'));
  },
};

/** Google did not vouch for this person: said where the form says it. */
export const Refused: Story = {
  decorators: [
    answering(
      answer(LoginWithGoogleDocument, {
        loginWithGoogle: {
          __typename: 'GoogleRefused',
          message: 'La connexion avec Google n’a pas abouti. Réessayez.',
        },
      }),
    ),
  ],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continuer avec Google' }));
    await waitFor(() =>
      expect(args.onRefusal).toHaveBeenLastCalledWith('La connexion avec Google n’a pas abouti. Réessayez.'),
    );
  },
};
