import { plural } from '../../../graphql/texts/language.texts';
import { text } from '../../../graphql/texts/text';

export const loading = text({
  fr: 'Chargement des lieux à proximité…',
  en: 'Loading nearby places…',
  specified: 'Chargement des lieux à proximité...',
});
export const more = text({
  fr: (count: number) => `Voir ${plural(count, 'l’autre', `les ${count} autres`)}`,
  en: (count) => `See ${plural(count, 'the other one', `the other ${count}`)}`,
});
