import { text } from '../../../graphql/texts/text';

export const unreachable = text({
  fr: 'Vos commandes n’ont pas pu être chargées. Réessayez.',
  en: 'Your orders could not be loaded. Try again.',
  // Specification 5.8.
  specified: 'Failed to fetch orders',
});
