import { plural } from '../../../graphql/texts/language.texts';
import { text } from '../../../graphql/texts/text';

export const runningOrder = text({ fr: 'Commande en cours', en: 'Running order' });
export const order = text({ fr: 'Commande', en: 'Order' });
export const arrive = text({ fr: 'J’arrive', en: 'I’m on my way' });
export const others = text({
  fr: (count: number) => `et ${count} ${plural(count, 'autre', 'autres')}`,
  en: (count) => `and ${count} more`,
});
