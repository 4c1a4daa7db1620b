import {
  ChangePasswordDocument,
  MyAccountDocument,
  RemoveAccountDocument,
  SaveMailPreferenceDocument,
  SaveProfileDocument,
  SignOutEverywhereDocument,
  type MyAccountQuery,
} from '../../graphql/generated/customer/account';
import { ActivateAccountDocument } from '../../graphql/generated/customer/activation';
import { ResendActivationDocument } from '../../graphql/generated/customer/login';
import { RequestPasswordResetDocument, ResetPasswordDocument } from '../../graphql/generated/customer/password';
import { RegisterCustomerDocument } from '../../graphql/generated/customer/signup';
import { LoginOwnerDocument, ResendOwnerActivationDocument } from '../../graphql/generated/owner/login';
import { RegisterOwnerDocument } from '../../graphql/generated/owner/signup';
import { answer, type Answers } from '../mocked-answers';
import { CUSTOMER_TOKEN, OWNER_TOKEN } from './people';

const own = {
  __typename: 'Account',
  id: 'camille',
  phone: '06 12 34 56 78',
  mailAboutOrders: true,
  language: null,
} as const;

export const myAccount: MyAccountQuery = {
  viewer: { ...own, name: 'Camille Durand', role: 'CUSTOMER', email: 'camille@exemple.fr', hasPassword: true },
  myOrders: [{ __typename: 'Order', version: 1, id: 'collected', status: 'COLLECTED' }],
};

const done = (message: string) => ({ __typename: 'Done', message }) as const;

const registered = done(
  'Votre inscription est enregistrée. Ouvrez l’e-mail que nous venons de vous envoyer pour continuer.',
);
const resent = done('Si ce compte attend d’être activé, un nouveau lien vient de lui être envoyé.');

export const account: Answers = {
  ...answer(RegisterCustomerDocument, {
    registerCustomer: registered,
  }),
  ...answer(RegisterOwnerDocument, {
    registerOwner: registered,
  }),
  ...answer(LoginOwnerDocument, { loginOwner: { __typename: 'OwnerSession', token: OWNER_TOKEN, device: 'device' } }),
  ...answer(ResendOwnerActivationDocument, {
    resendActivation: resent,
  }),
  ...answer(ActivateAccountDocument, {
    activateAccount: done('Votre compte est activé. Vous pouvez vous connecter.'),
  }),
  ...answer(ResendActivationDocument, {
    resendActivation: resent,
  }),
  ...answer(RequestPasswordResetDocument, {
    requestPasswordReset: done('Si un compte existe pour cette adresse, un lien vient de lui être envoyé.'),
  }),
  ...answer(ResetPasswordDocument, {
    resetPassword: {
      ...done('Votre mot de passe est changé. Les autres appareils ont été déconnectés.'),
      device: 'device',
    },
  }),
  ...answer(MyAccountDocument, myAccount),
  ...answer(SaveProfileDocument, ({ input: { name, phone } }) => ({
    saveProfile: { ...own, name, phone: phone ?? null },
  })),
  ...answer(SaveMailPreferenceDocument, ({ wanted }) => ({
    saveMailPreference: { ...own, name: 'Camille Durand', mailAboutOrders: wanted },
  })),
  ...answer(ChangePasswordDocument, {
    changePassword: {
      __typename: 'Session',
      token: CUSTOMER_TOKEN,
      account: { __typename: 'Account', id: 'camille', role: 'CUSTOMER', hasPassword: true },
    },
  }),
  ...answer(SignOutEverywhereDocument, { signOutEverywhere: true }),
  ...answer(RemoveAccountDocument, { removeAccount: done('Votre compte est supprimé.') }),
};
