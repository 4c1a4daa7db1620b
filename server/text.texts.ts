import { text } from '../graphql/texts/text';

/** What a sentence calls a text that its caller does not name. */
export const something = text({ fr: 'Le texte', en: 'The text' });
export const forbidden = text({
  fr: (what: string) => `${what} contient des caractères interdits.`,
  en: (what) => `${what} contains characters that are not allowed.`,
});

interface Length {
  what: string;
  most: number;
}

export const tooLong = text({
  fr: ({ what, most }: Length) => `${what} est trop long : ${most} caractères au plus.`,
  en: ({ what, most }) => `${what} is too long: ${most} characters at most.`,
});
