import { text } from '../../graphql/texts/text';

export const title = text({ fr: 'Page introuvable', en: 'Page not found' });
export const heading = text({ fr: 'Il n’y a rien dans cette assiette', en: 'There is nothing on this plate' });
export const gone = text({
  fr: 'Cette page n’existe pas, ou n’existe plus.',
  en: 'This page does not exist, or no longer does.',
});
export const findShop = text({ fr: 'Trouver un commerce', en: 'Find a shop' });
