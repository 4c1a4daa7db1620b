import { text } from '../../graphql/texts/text';

export const signIn = text({ fr: 'Veuillez vous connecter.', en: 'Please sign in.' });
export const accountNeeded = text({ fr: 'Il faut un compte pour cela.', en: 'This takes an account.' });
export const otherAccount = text({ fr: 'Ce compte n’est pas le vôtre.', en: 'This account is not yours.' });
export const otherShop = text({ fr: 'Ce commerce n’est pas le vôtre.', en: 'This shop is not yours.' });
export const otherOrder = text({ fr: 'Cette commande n’est pas la vôtre.', en: 'This order is not yours.' });
export const noOrder = text({ fr: 'Commande introuvable.', en: 'Order not found.' });
