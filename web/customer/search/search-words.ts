/** What stands on the table of the search. Words of specification 3.1. */
export const searchWords = {
  title: 'Trouvez votre repas parfait',
  text: 'Commandez au prix du comptoir, retirez sans attendre.',
};
