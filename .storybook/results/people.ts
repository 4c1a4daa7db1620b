import { OwnerHeaderDocument } from '../../graphql/generated/owner/header';
import { answer, type Answers } from '../mocked-answers';

/** A token as the browser reads it; nobody ever checks this one. */
const tokenOf = (claims: object) => `e30.${btoa(JSON.stringify(claims))}.workbench`;

export const CUSTOMER_TOKEN = tokenOf({ userId: 'camille', role: 'customer' });
export const OWNER_TOKEN = tokenOf({ id: 'levain', ownerId: 'levain', restaurantId: 'levain', role: 'owner' });

export const camille = { __typename: 'Account', id: 'camille', name: 'Camille Durand' } as const;

export const people: Answers = {
  ...answer(OwnerHeaderDocument, {
    viewer: { __typename: 'Account', id: 'levain', name: 'Nadia Lefèvre' },
  }),
};
