import { text } from '../../../graphql/texts/text';

/** After the address. */
export const map = text({ fr: '(voir sur la carte, nouvel onglet)', en: '(view on the map, new tab)' });
export const info = text({ fr: 'Infos', en: 'Info' });
