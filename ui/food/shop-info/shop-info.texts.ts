import { text } from '../../../graphql/texts/text';

export const address = text({ fr: 'Adresse', en: 'Address' });
export const viewOnMap = text({ fr: 'Voir sur la carte', en: 'View on the map' });
export const newTab = text({ fr: '(nouvel onglet)', en: '(new tab)' });
export const phone = text({ fr: 'Téléphone', en: 'Phone' });
export const openingHours = text({ fr: 'Horaires', en: 'Opening hours' });
export const today = text({ fr: 'Aujourd’hui', en: 'Today' });
export const closed = text({ fr: 'Fermé', en: 'Closed' });
