import { text } from '../../../graphql/texts/text';

export const loading = text({
  fr: 'Chargement des lieux à proximité…',
  en: 'Loading nearby places…',
  specified: 'Chargement des lieux à proximité...',
});
export const more = text({ fr: 'Tout voir', en: 'See all' });
