import { plural } from '../../../graphql/texts/language.texts';
import { text } from '../../../graphql/texts/text';

export const search = text({ fr: 'Chercher dans la carte', en: 'Search the menu' });
export const found = text({
  fr: ({ count, searched }: { count: number; searched: string }) =>
    `${count} ${plural(count, 'article', 'articles')} pour « ${searched} »`,
  en: ({ count, searched }) => `${count} ${plural(count, 'item', 'items')} for “${searched}”`,
});
export const none = text({
  fr: (searched: string) => `Aucun article pour « ${searched} »`,
  en: (searched) => `No items for “${searched}”`,
});
export const noneHint = text({
  fr: 'Essayez un mot plus court, ou parcourez toute la carte.',
  en: 'Try a shorter word, or browse the whole menu.',
});
export const showAll = text({ fr: 'Voir toute la carte', en: 'View the whole menu' });
