import { text } from '../../graphql/texts/text';

export const created = text({ fr: 'Compte Stripe créé.', en: 'Stripe account created.' });
export const exists = text({ fr: 'Le compte Stripe existe déjà.', en: 'The Stripe account already exists.' });
export const accountNeeded = text({
  fr: 'Créez d’abord le compte de paiement.',
  en: 'Create the payment account first.',
});
