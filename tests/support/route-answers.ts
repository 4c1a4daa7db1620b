const NOBODY = 'UNAUTHENTICATED';

/** What an operation answers to each of: anybody, a customer, another customer, another owner, the shop’s owner. */
export const everybody = (answer: string) => [answer, answer, answer, answer, answer];
export const signedIn = (answer: string) => [NOBODY, answer, answer, answer, answer];
export const parties = (stranger: string, answer: string) => [NOBODY, answer, stranger, stranger, answer];
export const owners = (answer: string) => [NOBODY, 'FORBIDDEN', 'FORBIDDEN', answer, answer];
export const ownersOf = (answer: string) => [NOBODY, 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND', answer];
