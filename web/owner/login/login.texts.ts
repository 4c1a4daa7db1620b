import { text } from '../../../graphql/texts/text';

export const shopArea = text({ fr: 'Espace commerçant', en: 'Shop area' });
export const whatIsThere = text({
  fr: 'Vos commandes, votre carte, vos créneaux.',
  en: 'Your orders, your menu, your pickup windows.',
  specified: 'Vos commandes, votre menu, vos créneaux.',
});
export const slogan = text({
  fr: 'Votre prix au comptoir, votre prix en ligne',
  en: 'Your price at the counter, your price online',
});

export const signedIn = text({ fr: 'Connexion réussie !', en: 'You are signed in.' });
export const failed = text({
  fr: 'La connexion a échoué. Veuillez réessayer.',
  en: 'Signing in failed. Please try again.',
});
