import { perLocale } from '../../../texts/language.texts';
import { formatEuros } from '../../base/price/format-euros';

export type FigureUnit = 'cents' | 'count';

const counts = perLocale((language) => new Intl.NumberFormat(language));
/** On an axis, where cents are noise: « 200 € ». */
export const wholeEuros = perLocale(
  (language) => new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }),
);

/** The exact figure: « 184,50 € », « 1 204 ». */
export function figureText(value: number, unit: FigureUnit): string {
  return unit === 'cents' ? formatEuros(value) : counts().format(value);
}
