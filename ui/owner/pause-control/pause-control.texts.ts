import { text } from '../../../graphql/texts/text';

export const open = text({ fr: 'Les commandes arrivent', en: 'Orders are coming in' });
export const openText = text({
  fr: 'Trop de monde ? Une pause repousse les prochains retraits après la reprise. Les commandes déjà payées restent, celles en cours de paiement arrivent encore.',
  en: 'Too busy? A pause puts off the next pickups until it is over. Orders already paid stay; those being paid still come in.',
});
export const paused = text({ fr: 'Commandes en pause', en: 'Orders paused' });
export const pausedText = text({
  fr: 'Les clients voient l’heure de reprise et peuvent commander pour après. Les commandes déjà payées, ou en cours de paiement, restent à préparer.',
  en: 'Customers see when you take orders again, and can order for after that. Orders paid, or being paid, are still to be prepared.',
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
export const closeFor = text({ fr: 'Mettre en pause pour', en: 'Pause for' });
export const resume = text({ fr: 'Reprendre les commandes', en: 'Take orders again' });
