import { text } from '../../../graphql/texts/text';

export const mail = text({ fr: 'E-mails sur mes commandes', en: 'Emails about my orders' });
export const mailHint = text({
  fr: 'Le reçu, et un mot si la boutique doit annuler.',
  en: 'The receipt, and a word if the shop has to cancel.',
});
export const ownerMail = text({ fr: 'E-mails sur mes propres achats', en: 'Emails about what I order myself' });
export const ownerMailHint = text({
  fr: 'Quand vous commandez vous-même : le reçu, et un mot si la boutique doit annuler.',
  en: 'When you order yourself: the receipt, and a word if the shop has to cancel.',
});

export const push = text({ fr: 'Notifications sur cet appareil', en: 'Notifications on this device' });
export const pushNotAsked = text({
  fr: 'Votre navigateur vous demandera la permission.',
  en: 'Your browser will ask for your permission.',
});
export const pushRefused = text({
  fr: 'Votre navigateur bloque les notifications de ce site. Autorisez-les dans ses réglages, puis revenez ici.',
  en: 'Your browser blocks notifications from this site. Allow them in its settings, then come back here.',
});
export const pushOn = text({
  fr: 'Cet appareil vous prévient quand votre commande est prête.',
  en: 'This device tells you when your order is ready.',
});
export const pushOff = text({
  fr: 'Cet appareil ne vous prévient plus.',
  en: 'This device does not notify you any more.',
});
export const pushUnsupported = text({
  fr: 'Ce navigateur ne sait pas recevoir de notifications. Sur iPhone ou iPad, installez d’abord l’application sur l’écran d’accueil.',
  en: 'This browser cannot receive notifications. On an iPhone or iPad, install the app on the home screen first.',
});
export const pushUnavailable = text({
  fr: 'Les notifications ne sont pas encore disponibles ici. La page de suivi se met à jour toute seule.',
  en: 'Notifications are not available here yet. The tracking page updates by itself.',
});
export const ownerPushOn = text({
  fr: 'Cet appareil vous prévient de ce qui attend votre boutique, et quand ce que vous avez commandé est prêt.',
  en: 'This device tells you what your shop has to attend to, and when something you ordered is ready.',
});
export const counterPushOn = text({
  fr: 'Il vous prévient même quand le tableau est fermé. Chaque appareil se règle à part.',
  en: 'It alerts you even when the board is closed. Each device has its own setting.',
});
export const ownerPushUnavailable = text({
  fr: 'Les notifications ne sont pas encore disponibles ici. Les nouvelles commandes sonnent sur le tableau.',
  en: 'Notifications are not available here yet. New orders ring on the board.',
});

export const languageHint = text({
  fr: 'Pour les pages sur cet appareil, et pour les e-mails et notifications que vous recevez.',
  en: 'For the pages on this device, and for the emails and notifications you receive.',
});
