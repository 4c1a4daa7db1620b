import { text } from '../../../graphql/texts/text';

export const map = text({ fr: 'Carte des commerces', en: 'Map of the shops' });
export const ground = text({ fr: 'Fond de carte', en: 'Background of the map' });
export const searched = text({ fr: 'Adresse cherchée', en: 'Address searched for' });
export const closer = text({ fr: 'Agrandir la carte', en: 'Zoom in' });
export const wider = text({ fr: 'Réduire la carte', en: 'Zoom out' });
export const noTiles = text({
  fr: 'Le fond de carte n’a pas pu être chargé. La liste montre les mêmes commerces.',
  en: 'The background of the map could not be loaded. The list shows the same shops.',
});
export const noMap = text({
  fr: 'Ce navigateur ne peut pas dessiner de carte. La liste montre les mêmes commerces.',
  en: 'This browser cannot draw a map. The list shows the same shops.',
});
