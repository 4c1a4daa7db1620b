import { text } from '../../../graphql/texts/text';

export const voiceOrder = text({ fr: 'Commande vocale', en: 'Voice order' });
export const windowBlocked = text({
  fr: 'Votre navigateur bloque la fenêtre d’impression.',
  en: 'Your browser blocks the print window.',
});
// Specification 7.12.
export const placingFailed = text({
  fr: 'La commande n’a pas pu être passée.',
  en: 'The order could not be placed.',
  specified: 'Failed to place order.',
});
