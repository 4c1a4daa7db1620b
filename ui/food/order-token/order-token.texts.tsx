import type { ReactNode } from 'react';
import { text } from '../../../texts/text';

export const orderOf = text({ fr: (token: string) => `Commande ${token}`, en: (token) => `Order ${token}` });
export const yourNumber = text({ fr: 'Votre numéro', en: 'Your number' });
export const pickup = text({ fr: 'Retrait', en: 'Pickup' });
export const offline = text({
  fr: (ageText: ReactNode) => <>Hors connexion, {ageText}. Votre numéro suffit au comptoir.</>,
  en: (ageText) => <>Offline, {ageText}. Your number is enough at the counter.</>,
});
export const toScan = text({ fr: 'À scanner au comptoir', en: 'Scan at the counter' });
export const code = text({ fr: 'Code de la commande', en: 'Order code' });

export const arrive = text({ fr: 'J’arrive', en: 'I’m on my way' });
export const announcing = text({
  fr: 'On prévient la boutique…',
  en: 'Telling the shop…',
  specified: 'On prévient la boutique...',
});
export const announced = text({
  fr: 'La boutique sait que vous arrivez.',
  en: 'The shop knows you are on your way.',
});
