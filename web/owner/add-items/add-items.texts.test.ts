import { expect, it } from 'vitest';
import { addFailure } from './add-items-messages';

it('puts the words of the server behind its own', () => {
  expect(addFailure('cet article existe déjà.')).toBe("Erreur lors de l'ajout de l'article: cet article existe déjà.");
  expect(addFailure()).toBe("Erreur lors de l'ajout de l'article: Veuillez réessayer.");
  expect(addFailure('')).toBe("Erreur lors de l'ajout de l'article: Veuillez réessayer.");
});
