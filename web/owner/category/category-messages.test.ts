import { expect, it } from 'vitest';
import { categoryFailure } from './category-page';

it.each([
  [{ status: 400 }, 'Données invalides. Veuillez vérifier les informations saisies.'],
  [{ status: 401 }, 'Non autorisé. Veuillez vous reconnecter.'],
  [{ status: 409 }, 'Cette catégorie existe déjà pour ce restaurant.'],
  [{ status: 500 }, "Erreur lors de l'ajout de la catégorie. Veuillez réessayer."],
  [{ status: 500, text: '' }, "Erreur lors de l'ajout de la catégorie. Veuillez réessayer."],
  [{ status: 409, text: 'Nom réservé.' }, 'Nom réservé.'],
  [{}, 'Aucune réponse du serveur. Vérifiez votre connexion.'],
  [{ text: 'Failed to fetch' }, 'Aucune réponse du serveur. Vérifiez votre connexion.'],
])('a failed category creation with %j shows « %s »', (answer, text) => {
  expect(categoryFailure(answer)).toBe(text);
});
