import { text } from '../../graphql/texts/text';

export const tooManyTries = text({
  fr: (wait: string) => `Trop de tentatives. Réessayez dans ${wait}.`,
  en: (wait) => `Too many attempts. Try again in ${wait}.`,
});
