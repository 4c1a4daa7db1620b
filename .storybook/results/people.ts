import { OwnerHeaderDocument } from '../../graphql/generated/owner/header';
import { answer, type Answers } from '../mocked-answers';

/** A token as the browser reads it; nobody ever checks this one. */
export const tokenOf = (claims: object) => `e30.${btoa(JSON.stringify(claims))}.workbench`;

export const CUSTOMER_TOKEN = tokenOf({ userId: 'camille', role: 'customer' });
const owner = { id: 'levain', ownerId: 'levain', restaurantId: 'levain', role: 'owner' };
export const OWNER_TOKEN = tokenOf(owner);
/** Of a session that ends at 12:22, within the hour of the workbench's noon. */
export const OWNER_TOKEN_ENDING_SOON = tokenOf({ ...owner, exp: Date.parse('2026-06-12T10:22:00Z') / 1000 });

export const camille = { __typename: 'Account', id: 'camille', name: 'Camille Durand' } as const;

export const people: Answers = {
  ...answer(OwnerHeaderDocument, {
    viewer: { __typename: 'Account', id: 'levain', name: 'Nadia Lefèvre' },
  }),
};
