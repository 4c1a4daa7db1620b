import { text } from '../../../graphql/texts/text';

export const title = text({ fr: 'Bonjour', en: 'Hello' });
export const why = text({
  fr: 'Connectez-vous pour commander près de chez vous, au même prix qu’au comptoir.',
  en: 'Sign in to order near you, at the same price as at the counter.',
});
export const near = text({ fr: 'Près de chez vous', en: 'Near you' });
