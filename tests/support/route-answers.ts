const NOBODY = 'UNAUTHENTICATED';

/** What an operation answers to each of: anybody, a customer, another customer, another owner, the shop’s owner, a guest. */
export const everybody = (answer: string) => [answer, answer, answer, answer, answer, answer];
export const signedIn = (answer: string) => [NOBODY, answer, answer, answer, answer, answer];
/** Whoever has an account. */
export const accounts = (answer: string) => [NOBODY, answer, answer, answer, answer, 'FORBIDDEN'];
export const parties = (stranger: string, answer: string) => [NOBODY, answer, stranger, stranger, answer, stranger];
export const owners = (answer: string) => [NOBODY, 'FORBIDDEN', 'FORBIDDEN', answer, answer, 'FORBIDDEN'];
export const ownersOf = (answer: string) => [NOBODY, 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND', answer, 'FORBIDDEN'];
/** The order’s customer, whose shop may only look. */
export const customersOf = (answer: string) => [NOBODY, answer, 'NOT_FOUND', 'NOT_FOUND', 'FORBIDDEN', 'NOT_FOUND'];
/** The customer alone: to all others it does not exist. */
export const ownOf = (answer: string) => [NOBODY, answer, 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'];
