import { text } from '../../graphql/texts/text';

export const nameless = text({ fr: 'Client', en: 'Customer' });
export const notYours = text({
  fr: 'Cette commande n’est pas la vôtre.',
  en: 'This order is not yours.',
});
export const fromOneToFive = text({ fr: 'La note va de 1 à 5 étoiles.', en: 'A rating has 1 to 5 stars.' });
export const review = text({ fr: 'Votre avis', en: 'Your review' });
export const tooEarly = text({
  fr: 'Vous pourrez donner votre avis une fois la commande retirée.',
  en: 'You can leave a review once the order is picked up.',
});
