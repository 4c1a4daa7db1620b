import { expect, test } from 'vitest';
import { authorShown } from './review.service';

test.each([
  ['Camille Dupont', 'Camille D.'],
  ['Jean-Luc  de la Tour', 'Jean-Luc T.'],
  ['  Jean-Paul   de la Tour ', 'Jean-Paul T.'],
  ['Noé', 'Noé'],
  ['anne élan', 'anne É.'],
  ['Ana 𝒳avier', 'Ana 𝒳.'],
  ['Zoé 👩‍🍳', 'Zoé 👩.'],
  ['  ', 'Client'],
  ['', 'Client'],
])('the author %j of a review is shown as %j, which stays the same when shortened again', (name, shown) => {
  expect([authorShown(name), authorShown(authorShown(name))]).toEqual([shown, shown]);
});
