import { text } from '../../../graphql/texts/text';

export const settings = text({ fr: 'Réglages', en: 'Settings' });
export const loading = text({ fr: 'Chargement…', en: 'Loading…' });

export const shop = text({ fr: 'Boutique', en: 'Shop' });
export const hours = text({ fr: 'Horaires', en: 'Opening hours' });
export const pickups = text({ fr: 'Retraits', en: 'Pickups' });
export const tickets = text({ fr: 'Impression', en: 'Printing', specified: 'Tickets' });
export const alerts = text({ fr: 'Alertes', en: 'Alerts' });

export const rightNow = text({ fr: 'En ce moment', en: 'Right now' });
export const quarterHour = text({ fr: '15 minutes', en: '15 minutes' });
export const halfHour = text({ fr: '30 minutes', en: '30 minutes' });
export const oneHour = text({ fr: '1 heure', en: '1 hour' });

export const week = text({ fr: 'La semaine', en: 'The week' });
export const weekText = text({
  fr: 'À l’heure de la boutique. Une nuit peut finir le lendemain.',
  en: 'In the shop’s local time. A late night may end the next day.',
});
export const saveHours = text({ fr: 'Enregistrer les horaires', en: 'Save opening hours' });

export const exceptionalDays = text({ fr: 'Jours exceptionnels', en: 'Special days' });
export const exceptionalDaysText = text({
  fr: 'Congés, jours fériés, ouvertures en plus.',
  en: 'Holidays, bank holidays, extra openings.',
});
/** French counts the days of a month from « 1er ». */
export const date = text({
  fr: (formatted: string) => formatted.replace(/(^|\s)1(?=\s|$)/, '$11er'),
  en: (formatted) => formatted,
});
export const dates = text({
  fr: ({ from, to }: { from: string; to: string }) => `du ${from} au ${to}`,
  en: ({ from, to }) => `${from} to ${to}`,
});

export const hoursSaved = text({ fr: 'Horaires enregistrés.', en: 'Opening hours saved.' });
export const daysAdded = text({ fr: 'Exception ajoutée.', en: 'Special day added.' });
export const daysRemoved = text({ fr: 'Exception retirée.', en: 'Special day removed.' });
export const paused = text({ fr: 'Commandes en pause.', en: 'Orders paused.' });
export const resumed = text({ fr: 'Les commandes arrivent de nouveau.', en: 'Orders are coming in again.' });
export const paceSaved = text({ fr: 'Rythme enregistré.', en: 'Pickup settings saved.' });
export const alertsSaved = text({ fr: 'Alertes enregistrées.', en: 'Alerts saved.' });

export const thisDevice = text({ fr: 'Cet appareil', en: 'This device' });
export const thisDeviceText = text({
  fr: 'Un client qui arrive, une commande que personne n’a vue.',
  en: 'A customer who is arriving, an order nobody has seen.',
});
