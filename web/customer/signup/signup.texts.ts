import { text } from '../../../graphql/texts/text';

export const title = text({ fr: 'Une place à table', en: 'A seat at the table' });
export const why = text({
  fr: 'Un compte pour commander près de chez vous, au même prix qu’au comptoir.',
  en: 'An account for ordering near you, at the same price as at the counter.',
});
