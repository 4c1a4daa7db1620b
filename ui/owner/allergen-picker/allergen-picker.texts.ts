import { plural } from '../../../graphql/texts/language.texts';
import { text } from '../../../graphql/texts/text';

export const allergens = text({ fr: 'Allergènes', en: 'Allergens' });
export const notSaid = text({ fr: 'Non indiqué', en: 'Not stated' });
export const none = text({ fr: 'Aucun des 14', en: 'None of the 14' });
export const orItContains = text({ fr: 'ou il contient :', en: 'or it contains:' });

export const nothingSaid = text({
  fr: 'Rien d’indiqué : vos clients liront « demandez au comptoir ».',
  en: 'Nothing stated: your customers will read “ask at the counter”.',
});
export const noneClaimed = text({
  fr: 'Vous affirmez qu’il n’en contient aucun.',
  en: 'You state that it contains none.',
});
export const declaredCount = text({
  fr: (count: number) => `${count} ${plural(count, 'allergène déclaré', 'allergènes déclarés')}.`,
  en: (count) => `${count} ${plural(count, 'allergen', 'allergens')} declared.`,
});
