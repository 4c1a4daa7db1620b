import { text } from '../texts/text';

export const phoneNeeded = text({
  fr: 'Indiquez un numéro complet, par exemple 06 12 34 56 78.',
  en: 'Enter a full number, for example 06 12 34 56 78.',
});
