import { text } from '../../../texts/text';

export const open = text({ fr: 'Les commandes arrivent', en: 'Orders are coming in' });
export const openText = text({
  fr: 'Trop de monde ? Fermez un moment : les commandes déjà payées restent.',
  en: 'Too busy? Close for a moment: orders already paid stay.',
});
export const paused = text({ fr: 'Commandes en pause', en: 'Orders paused' });
export const pausedText = text({
  fr: 'Les clients voient votre carte et l’heure de reprise.',
  en: 'Customers see your menu and when you take orders again.',
});
export const hidden = text({ fr: 'Pas encore de commandes', en: 'No orders yet' });
export const hiddenText = text({
  fr: 'Les clients ne voient pas votre boutique : ses premières étapes ne sont pas terminées.',
  en: 'Customers cannot see your shop: its first steps are not finished.',
});
export const closed = text({ fr: 'Fermé', en: 'Closed' });
export const closedText = text({
  fr: 'Hors de vos horaires, personne ne peut commander.',
  en: 'Outside your opening hours nobody can order.',
});
export const closeFor = text({ fr: 'Fermer pour', en: 'Close for' });
export const resume = text({ fr: 'Reprendre les commandes', en: 'Take orders again' });
