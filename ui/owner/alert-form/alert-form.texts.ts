import { text } from '../../../graphql/texts/text';
export { save } from '../submit-bar/submit-bar.texts';

export const alerts = text({ fr: 'Alertes', en: 'Alerts' });

export const anOrderArrives = text({ fr: 'Une commande arrive', en: 'An order comes in' });
export const anOrderArrivesText = text({
  fr: 'De plus en plus fort, jusqu’à ce que quelqu’un appuie sur « Vu » ou fasse avancer la commande. Un ticket imprimé ne suffit pas : le papier ne dit pas qu’on l’a lu.',
  en: 'Louder and louder, until somebody presses “Seen” or moves the order on. A printed ticket is not enough: paper does not say that it was read.',
});
export const ring = text({ fr: 'Sonner sur le tableau', en: 'Ring on the board' });
export const ringHint = text({
  fr: 'Sur chaque tableau ouvert dont le son est activé, jusqu’à ce que la commande soit vue sur l’un d’eux.',
  en: 'On every open board whose sound is on, until the order is seen on one of them.',
});
export const push = text({ fr: 'Après 1 minute : notification', en: 'After 1 minute: notification' });
export const pushHint = text({
  fr: 'Sur tous vos appareils où vous l’avez acceptée.',
  en: 'On all your devices where you allowed it.',
});
export const mail = text({ fr: 'Après 3 minutes : e-mail', en: 'After 3 minutes: email' });
export const mailHint = text({
  fr: 'À l’adresse de votre compte. Il dit aussi quand aucun tableau n’est ouvert.',
  en: 'To the address of your account. It also tells you when no board is open.',
});
export const sms = text({ fr: 'Après 3 minutes : SMS', en: 'After 3 minutes: text message' });
export const smsHint = text({
  fr: 'À votre numéro, sinon à celui de la boutique.',
  en: 'To your number, otherwise to the shop’s.',
});
export const silent = text({
  fr: 'Personne ne sera prévenu d’une nouvelle commande : gardez un tableau sous les yeux.',
  en: 'Nobody will be told of a new order: keep a board in sight.',
});

export const nobodySeesIt = text({ fr: 'Personne ne la voit', en: 'Nobody sees it' });
export const nobodySeesItText = text({
  fr: 'Si vous le choisissez, la commande est annulée : le client est remboursé et prévenu, le créneau et le stock sont rendus, et vos commandes sont en pause pour le reste de la journée, ou jusqu’à ce que vous les repreniez.',
  en: 'If you choose this, the order is cancelled: the customer is refunded and told, the pickup window and the stock are freed, and your orders are paused for the rest of the day, or until you resume them.',
});
export const cancelUnseen = text({ fr: 'Annuler si personne ne la voit', en: 'Cancel if nobody sees it' });
export const cancelUnseenHint = text({
  fr: 'Si vous l’activez, cela vaut pour les prochaines commandes ; si vous le désactivez, pour toutes, tout de suite.',
  en: 'If you switch it on, it applies to the next orders; if you switch it off, to all of them, at once.',
});
export const cancelAfter = text({ fr: 'Annuler après', en: 'Cancel after' });
export const cancelAfterHint = text({
  fr: '5 à 60 minutes après le paiement.',
  en: '5 to 60 minutes after the payment.',
});
export const cancelAfterRange = text({ fr: 'Entre 5 et 60 minutes.', en: 'Between 5 and 60 minutes.' });
export const noBoardOpen = text({
  fr: 'Quand aucun tableau n’est ouvert depuis 5 minutes, vos clients lisent « Confirmation plus lente » avant de commander.',
  en: 'When no board has been open for 5 minutes, your customers read “Slower confirmation” before they order.',
});
