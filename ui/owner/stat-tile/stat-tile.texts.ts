import { perLocale } from '../../../graphql/texts/language.texts';
import { text } from '../../../graphql/texts/text';

const percents = perLocale(
  (language) => new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }),
);

export const loading = text({ fr: 'Chargement…', en: 'Loading…' });
export const noFigure = text({ fr: 'Pas encore de chiffre', en: 'No figure yet' });

// What is compared with ends each: « qu’hier », “yesterday”.
export const same = text({ fr: (than: string) => `Autant ${than}`, en: (than) => `Same as ${than}` });
export const almostSame = text({
  fr: (than: string) => `Presque autant ${than}`,
  en: (than) => `About the same as ${than}`,
});
export const more = text({ fr: (than: string) => `Plus ${than}`, en: (than) => `More than ${than}` });
export const less = text({ fr: (than: string) => `Moins ${than}`, en: (than) => `Less than ${than}` });
export const farMore = text({ fr: (than: string) => `Bien plus ${than}`, en: (than) => `Far more than ${than}` });
export const farLess = text({ fr: (than: string) => `Bien moins ${than}`, en: (than) => `Far less than ${than}` });

interface Share {
  /** 0.12 is 12%. */
  share: number;
  than: string;
}

export const shareMore = text({
  fr: ({ share, than }: Share) => `${percents().format(share)} de plus ${than}`,
  en: ({ share, than }) => `${percents().format(share)} more than ${than}`,
});
export const shareLess = text({
  fr: ({ share, than }: Share) => `${percents().format(share)} de moins ${than}`,
  en: ({ share, than }) => `${percents().format(share)} less than ${than}`,
});
