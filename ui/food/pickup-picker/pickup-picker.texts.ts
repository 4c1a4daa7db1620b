import { plural } from '../../../graphql/texts/language.texts';
import { text } from '../../../graphql/texts/text';

export const day = text({ fr: 'Jour de retrait', en: 'Pickup day' });
export const loading = text({
  fr: 'Chargement des créneaux…',
  en: 'Loading pickup times…',
  specified: 'Chargement des créneaux...',
});
export const none = text({
  fr: 'Aucun créneau disponible aujourd’hui.',
  en: 'No pickup times available today.',
  specified: 'No pickup windows available for today.',
});
export const until17 = text({ fr: 'Avant 17:00', en: 'Before 17:00', specified: 'Until 5 PM' });
export const after17 = text({ fr: 'À partir de 17:00', en: 'From 17:00', specified: 'After 5 PM' });
export const afterMidnight = text({ fr: 'Après minuit', en: 'After midnight' });
export const showAll = text({
  fr: (count: number) => `Voir tous les créneaux (${count})`,
  en: (count) => `View all pickup times (${count})`,
});
export const showFewer = text({ fr: 'Voir moins de créneaux', en: 'View fewer pickup times' });

export const allFull = text({
  fr: 'Tous les créneaux sont complets.',
  en: 'All pickup times are full.',
});
export const orderTooBig = text({
  fr: (units: number) =>
    `Votre commande demande ${units} places : aucun créneau n’en a autant. Retirez quelques articles.`,
  en: (units) => `Your order needs ${units} places: no pickup time has that many left. Remove a few items.`,
});
export const someTooSmall = text({
  fr: (units: number) =>
    `Votre commande demande ${units} places : les créneaux qui en ont moins ne peuvent pas être choisis.`,
  en: (units) => `Your order needs ${units} places: pickup times with fewer left cannot be chosen.`,
});
export const choiceLost = text({
  fr: 'Le créneau choisi n’est plus disponible. Choisissez-en un autre.',
  en: 'The pickup time you chose is no longer available. Choose another one.',
});

/** After the start. */
export const end = text({
  fr: (time: string) => `– ${time}`,
  en: (time) => `– ${time}`,
  specified: (time) => `- ${time}`,
});
export const full = text({ fr: 'Complet', en: 'Full' });
export const left = text({
  fr: (places: number) => `${places} ${plural(places, 'place', 'places')}`,
  en: (places) => `${places} left`,
});
export const onlyLeft = text({
  fr: (places: number) => `${places} ${plural(places, 'place', 'places')} seulement`,
  en: (places) => `only ${places} left`,
});
