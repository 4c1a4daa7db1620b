import { text } from '../../../graphql/texts/text';

export const shop = text({ fr: 'Votre boutique', en: 'Your shop' });
export const shopName = text({ fr: 'Nom de la boutique', en: 'Shop name' });
export const shopNameHint = text({ fr: 'Comme sur votre enseigne.', en: 'As on your sign.' });
export const shopNameNeeded = text({ fr: 'Indiquez le nom de votre boutique.', en: 'Enter your shop’s name.' });
export const addressHint = text({
  fr: 'Numéro, rue et ville : choisissez-la dans la liste quand elle y est.',
  en: 'Number, street and town: choose it from the list when it is there.',
});
export const addressNeeded = text({ fr: 'Indiquez l’adresse de votre boutique.', en: 'Enter your shop’s address.' });

export const kind = text({ fr: 'Type', en: 'Type' });
export const kindNeeded = text({ fr: 'Choisissez le type de votre boutique.', en: 'Choose your shop’s type.' });
export const bakeryHint = text({ fr: 'Pains, viennoiseries, pâtisseries', en: 'Bread, pastries, cakes' });
export const restaurantHint = text({ fr: 'Plats, sandwichs, pizzas', en: 'Dishes, sandwiches, pizzas' });
export const cafeHint = text({ fr: 'Boissons et petite restauration', en: 'Drinks and light meals' });

export const owner = text({ fr: 'Vous', en: 'You' });
export const name = text({ fr: 'Nom complet', en: 'Full name' });
export const nameNeeded = text({ fr: 'Indiquez votre nom.', en: 'Enter your name.' });
export const email = text({ fr: 'E-mail', en: 'Email' });
export const phone = text({ fr: 'Téléphone', en: 'Phone' });
export const phoneHint = text({
  fr: 'Pour les questions sur vos commandes ; les clients ne le voient pas.',
  en: 'For questions about your orders; customers do not see it.',
});

export const password = text({ fr: 'Votre mot de passe', en: 'Your password' });
export const passwordAgain = text({ fr: 'Confirmation', en: 'Confirm password' });
export const passwordsDiffer = text({
  fr: 'Les deux mots de passe ne sont pas les mêmes.',
  en: 'The two passwords are not the same.',
  specified: 'Passwords do not match!',
});

export const signUp = text({ fr: 'Inscrire ma boutique', en: 'Register my shop' });
export const signingUp = text({ fr: 'Inscription…', en: 'Registering…' });
export const hasAccount = text({ fr: 'Déjà inscrit ?', en: 'Already registered?' });
export const signIn = text({ fr: 'Se connecter', en: 'Sign in' });
export const isCustomer = text({ fr: 'Vous venez commander ?', en: 'Are you here to order?' });
export const signUpCustomer = text({ fr: 'Créer un compte client', en: 'Create a customer account' });
