import type { OutcomeMessage } from '../../../ui/owner/outcome/outcome';

const done = (text: string): OutcomeMessage => ({ tone: 'positive', text });
const refused = (text: string): OutcomeMessage => ({ tone: 'danger', text });

/** What the item screens say, letter for letter (specification 7.3). */
export const menuMessages = {
  added: done('Article ajouté avec succès!'),
  addFailed: refused("Échec de l'ajout de l'article. Veuillez réessayer."),
  addNeedsLogin: refused('Veuillez vous connecter pour ajouter un article.'),
  updated: done('Article mis à jour avec succès!'),
  updateFailed: refused("Échec de la mise à jour de l'article. Veuillez réessayer."),
  /** The server did not answer, or nothing that can be read. */
  updateBroken: refused("Une erreur s'est produite lors de la mise à jour de l'article."),
  updateNeedsLogin: refused('Veuillez vous connecter pour modifier un article.'),
  removed: done('Article supprimé avec succès!'),
  removeFailed: refused("Échec de la suppression de l'article. Veuillez réessayer."),
  removeNeedsLogin: refused('Veuillez vous connecter pour supprimer un article.'),
} satisfies Record<string, OutcomeMessage>;
