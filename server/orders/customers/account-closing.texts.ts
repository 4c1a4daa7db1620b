import { text } from '../../../graphql/texts/text';

export const notHere = text({
  fr: 'Le compte d’une boutique se ferme avec elle : écrivez-nous.',
  en: 'A shop’s account is closed with the shop: write to us.',
});
export const gone = text({ fr: 'Votre compte est supprimé.', en: 'Your account has been deleted.' });
export const closedAccount = text({ fr: 'Compte supprimé', en: 'Deleted account' });
export const orderUnderWay = text({
  fr: 'Une commande est en cours. Vous pourrez supprimer votre compte une fois la commande retirée ou annulée.',
  en: 'An order is in progress. You can delete your account once it is picked up or cancelled.',
});
