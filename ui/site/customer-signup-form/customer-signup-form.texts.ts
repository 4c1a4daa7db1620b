import { text } from '../../../graphql/texts/text';

export const name = text({ fr: 'Nom', en: 'Name' });
export const nameNeeded = text({ fr: 'Indiquez votre nom.', en: 'Enter your name.' });
export const email = text({ fr: 'E-mail', en: 'Email' });
export const phone = text({ fr: 'Téléphone', en: 'Phone' });
export const phoneHint = text({
  fr: 'Facultatif. La boutique vous appelle seulement si elle a une question.',
  en: 'Optional. The shop only calls you if it has a question.',
});
export const termsNeeded = text({
  fr: 'Veuillez accepter les conditions générales de vente.',
  en: 'Please accept the terms of sale.',
  specified: "Veuillez accepter les conditions d'utilisation.",
});
export const signUp = text({ fr: 'Créer mon compte', en: 'Create my account' });
export const signingUp = text({ fr: 'Création du compte…', en: 'Creating your account…' });
export const hasAccount = text({ fr: 'Déjà un compte ?', en: 'Already have an account?' });
export const signIn = text({ fr: 'Se connecter', en: 'Sign in' });
export const isOwner = text({ fr: 'Vous tenez une boutique ?', en: 'Do you run a shop?' });
export const signUpShop = text({ fr: 'Inscrire ma boutique', en: 'Register my shop' });
