import { text } from '../../../graphql/texts/text';

export const phoneWanted = text({
  fr: 'La boutique le demande : elle vous appelle seulement si elle a une question.',
  en: 'The shop asks for it: it only calls you if it has a question.',
});
export const phoneMissing = text({ fr: 'Indiquez votre numéro.', en: 'Enter your number.' });
export const emailHint = text({
  fr: 'Pour le lien vers votre commande et le reçu.',
  en: 'For the link to your order and the receipt.',
});
export const goOn = text({ fr: 'Continuer sans compte', en: 'Continue without an account' });
export const going = text({ fr: 'Un instant…', en: 'One moment…' });
export const createAccount = text({ fr: 'Créer un compte', en: 'Create an account' });
export const firstVisit = text({ fr: 'Envie de revenir ?', en: 'Planning to come back?' });
export const accept = text({
  fr: 'En continuant, vous acceptez les',
  en: 'By continuing, you accept the',
});
export const terms = text({ fr: 'conditions générales de vente', en: 'terms of sale' });
