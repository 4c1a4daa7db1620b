import { text } from '../../../graphql/texts/text';

export const previous = text({ fr: 'Page précédente', en: 'Previous page' });
export const next = text({ fr: 'Page suivante', en: 'Next page' });
export const numbered = text({ fr: (page: number) => `Page ${page}`, en: (page) => `Page ${page}` });
export const position = text({
  fr: ({ page, pageCount }: { page: number; pageCount: number }) => `Page ${page} sur ${pageCount}`,
  en: ({ page, pageCount }) => `Page ${page} of ${pageCount}`,
});
