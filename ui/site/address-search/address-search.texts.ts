import { plural } from '../../../graphql/texts/language.texts';
import { text } from '../../../graphql/texts/text';

export const address = text({ fr: 'Adresse', en: 'Address' });
export const placeholder = text({
  fr: 'Recherchez des restaurants ou des boulangeries…',
  en: 'Search for restaurants or bakeries…',
  specified: 'Recherchez des restaurants ou des boulangeries...',
});
export const search = text({ fr: 'Rechercher', en: 'Search' });
export const searchHere = text({ fr: 'Autour de moi', en: 'Near me' });
export const locating = text({ fr: 'Recherche de votre position…', en: 'Finding where you are…' });

export const suggestions = text({ fr: 'Adresses proposées', en: 'Suggested addresses' });
export const suggesting = text({ fr: 'Recherche d’adresses…', en: 'Looking up addresses…' });
export const suggested = text({
  fr: (count: number) => `${count} ${plural(count, 'adresse proposée', 'adresses proposées')}`,
  en: (count) => `${count} ${plural(count, 'suggested address', 'suggested addresses')}`,
});
