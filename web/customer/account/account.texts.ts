import { text } from '../../../graphql/texts/text';

export const title = text({ fr: 'Mon compte', en: 'My account' });
export const loading = text({ fr: 'Chargement de votre compte…', en: 'Loading your account…' });

export const profile = text({ fr: 'Mes informations', en: 'My details' });
export const profileOfOwner = text({
  fr: 'Pour vous joindre, vous. Vos clients ne les voient pas.',
  en: 'For us to reach you. Your customers do not see them.',
});
export const profileOfCustomer = text({
  fr: 'La boutique les voit quand vous commandez.',
  en: 'The shop sees them when you order.',
});
export const password = text({ fr: 'Mot de passe', en: 'Password' });
export const preferences = text({ fr: 'Me prévenir', en: 'Notifications' });
export const alwaysSent = text({
  fr: 'Les e-mails de compte, comme un lien pour choisir un nouveau mot de passe, partent toujours.',
  en: 'Account emails, such as those about a new password, are always sent.',
});
export const cards = text({ fr: 'Mes cartes', en: 'My cards' });
export const whereCards = text({
  fr: 'Gardées chez notre prestataire de paiement, jamais ici.',
  en: 'Kept by our payment provider, never here.',
});
export const devices = text({ fr: 'Mes appareils', en: 'My devices' });
export const whyDevices = text({
  fr: 'Un téléphone perdu, un ordinateur prêté ?',
  en: 'Lost your phone, lent your computer?',
});
export const removal = text({ fr: 'Supprimer mon compte', en: 'Delete my account' });

export const signedOutEverywhere = text({
  fr: 'Tous vos appareils sont déconnectés.',
  en: 'All your devices are signed out.',
});
export const orderUnderWay = text({
  fr: 'Une commande est en cours. Vous pourrez supprimer votre compte une fois la commande retirée ou annulée.',
  en: 'An order is under way. You can delete your account once it has been picked up.',
});
export const closesWithShop = text({
  fr: 'Le compte d’une boutique se ferme avec elle : écrivez-nous.',
  en: 'A shop’s account is closed together with the shop: write to us.',
});
