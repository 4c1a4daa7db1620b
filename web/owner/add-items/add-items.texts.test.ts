import { expect, it } from 'vitest';
import { addingFailed } from './add-items.texts';

it('a failed item creation shows the server’s message, or asks to try again', () => {
  expect(addingFailed('cet article existe déjà.')).toBe(
    "Erreur lors de l'ajout de l'article: cet article existe déjà.",
  );
  expect(addingFailed(undefined)).toBe("Erreur lors de l'ajout de l'article: Veuillez réessayer.");
  expect(addingFailed('')).toBe("Erreur lors de l'ajout de l'article: Veuillez réessayer.");
});
