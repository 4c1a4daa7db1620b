import {
  CreatePayoutAccountDocument,
  OpenPayoutOnboardingDocument,
  PayoutsPageDocument,
  type PayoutAccountStateFragment,
  type PayoutsPageQuery,
} from '../../graphql/generated/owner/payouts';
import { answer, type Answers } from '../mocked-answers';

/** There is an account, and a form to fill in. */
export const incomplete: PayoutAccountStateFragment = {
  __typename: 'PayoutAccount',
  state: 'INCOMPLETE',
  charges: 'WAITING',
  payouts: 'WAITING',
  wanted: [],
  wantedBy: null,
};

export const page: PayoutsPageQuery = {
  ownShop: { __typename: 'OwnShop', id: 'levain', zone: 'Europe/Paris' },
  payoutAccount: incomplete,
  failedRefunds: [],
  openDisputes: [],
};

export const payouts: Answers = {
  ...answer(PayoutsPageDocument, page),
  ...answer(CreatePayoutAccountDocument, { createPayoutAccount: incomplete }),
  ...answer(OpenPayoutOnboardingDocument, { openPayoutOnboarding: 'about:blank' }),
};
