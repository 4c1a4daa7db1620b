import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { expect, it } from 'vitest';
import { categoryFailure } from './category-page';

const coded = (code: string, message = '') =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code } }] });

it.each([
  ['invalid data', coded('BAD_USER_INPUT'), 'Données invalides. Veuillez vérifier les informations saisies.'],
  ['no session', coded('UNAUTHENTICATED', 'Connectez-vous.'), 'Non autorisé. Veuillez vous reconnecter.'],
  ['a name that exists', coded('CONFLICT'), 'Cette catégorie existe déjà pour ce restaurant.'],
  [
    'a fault of the server',
    coded('INTERNAL', 'relation'),
    "Erreur lors de l'ajout de la catégorie. Veuillez réessayer.",
  ],
  [
    'a broken answer',
    new ServerError('', { response: new Response(null, { status: 500 }), bodyText: '' }),
    "Erreur lors de l'ajout de la catégorie. Veuillez réessayer.",
  ],
  ['words of the server', coded('CONFLICT', 'Nom réservé.'), 'Nom réservé.'],
  ['no answer', new TypeError('Failed to fetch'), 'Aucune réponse du serveur. Vérifiez votre connexion.'],
])('a category creation that failed with %s shows its message', (_what, error, text) => {
  expect(categoryFailure(error)).toBe(text);
});
