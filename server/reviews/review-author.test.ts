import { expect, test } from 'vitest';
import { reviewAuthor } from './review-author';

test.each([
  ['Camille Martin', 'Camille M.'],
  ['  Jean-Paul   de la Tour ', 'Jean-Paul T.'],
  ['Zoé', 'Zoé'],
  ['Amélie élan', 'Amélie É.'],
  ['Ana 𝒳avier', 'Ana 𝒳.'],
])('under a review %j signs as %j', (name, author) => {
  expect(reviewAuthor(name)).toBe(author);
});
