import { text } from '../../../graphql/texts/text';

export const loading = text({
  fr: 'Chargement de la commande…',
  en: 'Loading the order…',
  specified: 'Chargement de la commande...',
});
export const title = text({ fr: 'Suivi de ma commande', en: 'Tracking my order' });
export const wrongLink = text({
  fr: 'Ouvrez le lien tel qu’il est dans l’e-mail de votre commande.',
  en: 'Open the link just as it is in the email about your order.',
});

export const sent = text({
  fr: 'La boutique a reçu votre commande et va la préparer.',
  en: 'The shop has received your order and will prepare it.',
});
export const preparing = text({ fr: 'Votre commande est en préparation.', en: 'Your order is being prepared.' });
export const readyOn = text({
  fr: ({ day, time }: { day: string; time: string }) => `Elle sera prête ${day} à ${time}.`,
  en: ({ day, time }) => `It will be ready on ${day} at ${time}.`,
});
export const ready = text({
  fr: 'Votre commande est prête : elle vous attend au comptoir.',
  en: 'Your order is ready: it is waiting for you at the counter.',
});
export const collected = text({
  fr: 'Votre commande vous a été remise. Bon appétit !',
  en: 'Your order has been handed over to you. Enjoy!',
});

export const arriving = text({ fr: 'J’arrive', en: 'I’m on my way' });
export const arrivingHint = text({
  fr: 'Prévient la boutique : votre commande passe en tête de sa liste.',
  en: 'Tells the shop: your order moves to the top of its list.',
});
export const announced = text({
  fr: 'La boutique sait que vous arrivez : votre commande est en tête de sa liste.',
  en: 'The shop knows that you are on your way: your order is at the top of its list.',
});
export const notifyMe = text({ fr: 'Me prévenir quand c’est prêt', en: 'Tell me when it is ready' });
export const willNotify = text({
  fr: 'Cet appareil vous préviendra quand votre commande sera prête.',
  en: 'This device will tell you when your order is ready.',
});
export const blocked = text({
  fr: 'Votre navigateur bloque les notifications de ce site. Autorisez-les dans ses réglages, puis revenez ici.',
  en: 'Your browser blocks notifications from this site. Allow them in its settings, then come back here.',
});

export const items = text({ fr: 'Articles', en: 'Items' });
export const print = text({
  fr: 'Imprimer la commande',
  en: 'Print the order',
  // Specification 5.7.
  specified: 'Print Order Details',
});

export const ticketSent = text({
  fr: 'La cuisine a reçu votre commande.',
  en: 'The kitchen has received your order.',
  specified: 'Le ticket de votre commande est demandé en cuisine.',
});
export const ticketNotPrinted = text({
  fr: 'Le ticket n’a pas pu être imprimé en cuisine ; la boutique voit tout de même votre commande.',
  en: 'The ticket could not be printed in the kitchen; the shop sees your order all the same.',
});
// What became of the print job, below: specification 5.7.
export const jobSent = text({ fr: '', en: '', specified: 'Print job sent successfully.' });
export const jobLost = text({ fr: 'L’impression a échoué.', en: 'Printing failed.', specified: 'Printing failed' });
export const jobNotSent = text({
  fr: 'L’impression n’a pas pu être envoyée.',
  en: 'The print job could not be sent.',
  specified: 'Failed to send print job.',
});
