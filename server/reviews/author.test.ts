import { expect, test } from 'vitest';
import { authorShown } from './author';

test.each([
  ['Camille Dupont', 'Camille D.'],
  ['Camille D.', 'Camille D.'],
  ['Jean-Luc  de la Tour', 'Jean-Luc T.'],
  ['Noé', 'Noé'],
  ['anne élan', 'anne É.'],
  ['Zoé 👩‍🍳', 'Zoé 👩.'],
  ['  ', 'Client'],
])('%j is shown as %j', (name, shown) => expect(authorShown(name)).toBe(shown));
