import { text } from '../../../graphql/texts/text';

export const noAccount = text({ fr: 'Pas encore de compte ?', en: 'No account yet?' });
export const signUp = text({ fr: 'Créer un compte', en: 'Create an account' });
export const isOwner = text({ fr: 'Vous tenez une boutique ?', en: 'Do you run a shop?' });
export const ownerArea = text({ fr: 'Espace commerçant', en: 'Shop area' });
export const forgotten = text({ fr: 'Mot de passe oublié ?', en: 'Forgotten your password?' });
export const shops = text({ fr: 'Voir les boutiques', en: 'See the shops' });
