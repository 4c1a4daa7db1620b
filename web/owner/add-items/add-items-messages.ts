/** Said when the item is there and the form is empty again (specification 7.5). */
export const ITEM_ADDED = 'Article ajouté avec succès!';

/** No answer came (specification 7.5). */
export const NO_ANSWER = "Une erreur s'est produite. Veuillez réessayer.";

/** The server said no: its own words behind the fixed ones, or a general one (specification 7.5). */
export function addFailure(text?: string): string {
  return `Erreur lors de l'ajout de l'article: ${text || 'Veuillez réessayer.'}`;
}
