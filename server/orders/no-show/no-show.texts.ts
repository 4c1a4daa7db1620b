import { text } from '../../../graphql/texts/text';

export const tooEarly = text({
  fr: 'Il est trop tôt : ce client peut encore venir.',
  en: 'It is too early: this customer may still come.',
});
export const arriving = text({
  fr: 'Ce client vient d’annoncer son arrivée. Vérifiez qu’il n’est pas là, puis recommencez.',
  en: 'This customer has just said that they are on the way. Check that they are not there, then try again.',
});
export const noneToMark = text({
  fr: 'Aucune commande de ce client ne peut être mentionnée pour l’instant.',
  en: 'No order of this customer can be marked for now.',
});
export const marked = text({
  fr: (token: string) => `Commande ${token} : client non présenté.`,
  en: (token) => `Order ${token}: marked as a no-show.`,
});

export const message = text({ fr: 'Votre message', en: 'Your message' });
export const answer = text({ fr: 'Votre réponse', en: 'Your answer' });
export const wordsNeeded = text({ fr: 'Écrivez quelques mots.', en: 'Write a few words.' });
export const contestOver = text({
  fr: 'Cette commande ne peut plus être contestée.',
  en: 'This order can no longer be contested.',
});
export const notContested = text({
  fr: 'Cette commande n’est pas contestée.',
  en: 'This order is not contested.',
});
