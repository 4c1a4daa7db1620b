import { text } from '../../../graphql/texts/text';

export const accountType = text({ fr: 'Type de compte', en: 'Account type' });
export const accountTypeNeeded = text({
  fr: 'Sélectionnez votre type de compte',
  en: 'Select your account type',
});
export const remember = text({ fr: 'Se souvenir de moi', en: 'Remember me' });
export const forgotten = text({ fr: 'Mot de passe oublié ?', en: 'Forgotten your password?' });
export const noAccount = text({ fr: 'Pas encore inscrit ?', en: 'Not registered yet?' });
export const signUp = text({ fr: 'Inscrire ma boutique', en: 'Register my shop' });
export const isCustomer = text({ fr: 'Vous venez commander ?', en: 'Are you here to order?' });
export const customerArea = text({ fr: 'Espace client', en: 'Customer area' });
