import { readClaims } from '../../session/claims';
import { readSession } from '../../session/session';
import { readStored } from '../../page/storage';
/** Before anything is sent (specification 7.4); the wording of an invalid token is ours. */
export const categoryObstacles = {
  noToken: 'Veuillez vous connecter pour ajouter une catégorie (jeton manquant pour la requête).',
  tokenNotFound: 'Utilisateur non connecté. Jeton introuvable.',
  invalidToken: 'Jeton invalide. Veuillez vous reconnecter.',
  noRestaurant:
    'ID du restaurant non encore chargé ou introuvable. Veuillez patienter ou vérifier votre connexion/jeton.',
};

export interface CategoryAnswer {
  status?: number;
  text?: string;
}

const byStatus: Record<number, string> = {
  400: 'Données invalides. Veuillez vérifier les informations saisies.',
  401: 'Non autorisé. Veuillez vous reconnecter.',
  409: 'Cette catégorie existe déjà pour ce restaurant.',
};

/** Why a category could not be added, letter for letter (specification 7.4). */
export function categoryFailure({ status, text }: CategoryAnswer): string {
  if (status === undefined) return 'Aucune réponse du serveur. Vérifiez votre connexion.';
  return text || (byStatus[status] ?? "Erreur lors de l'ajout de la catégorie. Veuillez réessayer.");
}

/** What keeps a category from being sent at all: no token, none that can be read, or one that names no shop (specification 7.4). */
export function categoryObstacle(): string | null {
  if (readSession().owner) return null;
  const token = readStored('ownerToken');
  if (token === null) return categoryObstacles.noToken;
  return readClaims(token) ? categoryObstacles.noRestaurant : categoryObstacles.invalidToken;
}
