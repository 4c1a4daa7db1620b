import { text } from '../../../texts/text';

export const byCard = text({
  fr: 'Paiement en ligne par carte, au prix du comptoir.',
  en: 'Pay online by card, at the counter price.',
});
export const nothingThere = text({ fr: 'Rien à régler sur place.', en: 'Nothing to pay at the shop.' });
export const cards = text({ fr: 'Cartes acceptées', en: 'Cards accepted' });
