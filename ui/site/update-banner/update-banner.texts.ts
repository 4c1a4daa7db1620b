import { text } from '../../../graphql/texts/text';

export const title = text({ fr: 'Une nouvelle version est prête', en: 'A new version is ready' });
export const means = text({
  fr: 'La page se recharge ; votre panier reste.',
  en: 'The page reloads; your cart stays.',
});
export const update = text({ fr: 'Mettre à jour', en: 'Update' });
export const updating = text({ fr: 'Mise à jour…', en: 'Updating…' });
export const later = text({ fr: 'Plus tard', en: 'Later' });
