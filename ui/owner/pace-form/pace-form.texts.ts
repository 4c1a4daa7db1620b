import { plural } from '../../../graphql/texts/language.texts';
import { text } from '../../../graphql/texts/text';
export { save } from '../submit-bar/submit-bar.texts';

export const pace = text({ fr: 'Rythme des retraits', en: 'Pace of pickups' });

export const windows = text({ fr: 'Créneaux de retrait', en: 'Pickup windows' });
export const windowsText = text({
  fr: 'Vos clients choisissent un créneau.',
  en: 'Your customers choose a window.',
});
export const windowLength = text({
  fr: 'Durée d’un créneau',
  en: 'Length of a window',
  specified: 'Longueur d’un créneau',
});
export const minutes = text({ fr: (count: number) => `${count} min`, en: (count) => `${count} min` });
export const minuteUnit = text({ fr: 'min', en: 'min' });

export const preparation = text({ fr: 'Temps de préparation', en: 'Preparation time' });
export const preparationHint = text({
  fr: 'Le premier créneau proposé commence au plus tôt après ce temps.',
  en: 'The first window on offer starts after this time at the earliest.',
});
export const preparationRange = text({ fr: 'Entre 0 et 600 minutes.', en: 'Between 0 and 600 minutes.' });

export const capacity = text({ fr: 'Capacité d’un créneau', en: 'Capacity of a window' });
export const capacityHint = text({
  fr: 'En unités : un croissant 0, un sandwich 1, une pizza 2. Une commande compte au moins 1.',
  en: 'In units: a croissant 0, a sandwich 1, a pizza 2. An order counts at least 1.',
});
export const capacityUnit = text({ fr: 'unités', en: 'units' });
export const capacityRange = text({ fr: 'Entre 1 et 999 unités.', en: 'Between 1 and 999 units.' });

export const noShowGrace = text({ fr: 'Attente avant « Non présenté »', en: 'Wait before “No-show”' });
export const noShowGraceHint = text({
  fr: 'Après la fin du créneau, que la commande ait été prête ou non.',
  en: 'After the end of the window, whether the order was ready or not.',
});
export const noGraceHint = text({
  fr: 'Sans attente : dès la fin du créneau.',
  en: 'No waiting: from the end of the window.',
});
export const noShowGraceRange = text({ fr: 'Entre 0 et 120 minutes.', en: 'Between 0 and 120 minutes.' });

export const ahead = text({ fr: 'Commandes à l’avance', en: 'Orders ahead' });
export const daysAhead = text({ fr: 'Jours proposés après aujourd’hui', en: 'Days offered after today' });
export const daysUnit = text({ fr: 'jours', en: 'days' });
export const todayOnly = text({ fr: '0 : pour aujourd’hui seulement.', en: '0: for today only.' });
export const daysAheadHint = text({
  fr: (days: number) =>
    `Commandes jusqu’à ${days} ${plural(days, 'jour', 'jours')} à l’avance, les jours où vous ouvrez.`,
  en: (days) => `Orders up to ${days} ${plural(days, 'day', 'days')} ahead, on days you open.`,
});
export const daysAheadRange = text({ fr: 'Entre 0 et 30 jours.', en: 'Between 0 and 30 days.' });

export const noAccount = text({ fr: 'Clients sans compte', en: 'Customers without an account' });
export const asksPhone = text({ fr: 'Demander un téléphone', en: 'Ask for a phone number' });
export const asksPhoneHint = text({
  fr: 'Sans numéro, qui n’a pas de compte ne peut pas commander.',
  en: 'Without a number, nobody can order who has no account.',
});
