import { text } from '../../../texts/text';

export const save = text({ fr: 'Enregistrer', en: 'Save' });
export const included = text({
  fr: 'Comprises dans le prix de chaque sandwich qui en propose.',
  en: 'Included in the price of every sandwich that offers it.',
});
export const offered = text({ fr: 'Au choix', en: 'On offer' });
