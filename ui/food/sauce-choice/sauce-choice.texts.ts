import { text } from '../../../texts/text';

export const sauces = text({ fr: 'Sauces', en: 'Sauces' });
export const one = text({ fr: 'Une au choix, incluse', en: 'Choose one, included' });
export const several = text({
  fr: (limit: number) => `Jusqu’à ${limit} au choix, incluses`,
  en: (limit) => `Choose up to ${limit}, included`,
});
export const included = text({ fr: 'Incluses', en: 'Included' });
