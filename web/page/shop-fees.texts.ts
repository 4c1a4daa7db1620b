import { perLocale } from '../../graphql/texts/language.texts';
import { text } from '../../graphql/texts/text';
import { formatEuros } from '../../ui/base/price/format-euros';

const percents = perLocale(
  (language) => new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }),
);

/** « 1,5 % + 0,25 € »; without a part that is zero. */
function formatRate({ percent, fixedCents }: ShopRate): string {
  return [percent && percents().format(percent / 100), fixedCents && formatEuros(fixedCents)]
    .filter(Boolean)
    .join(' + ');
}

interface ShopRate {
  percent: number;
  fixedCents: number;
}

export const title = text({ fr: 'Les frais de la boutique', en: 'What the shop pays' });
export const charged = text({
  fr: (rate: ShopRate) =>
    `MêmePrix retient ${formatRate(rate)} sur chaque paiement en ligne, frais bancaires compris. Ces frais restent dus si la commande est annulée ou remboursée.`,
  en: (rate) =>
    `MêmePrix keeps ${formatRate(rate)} of each online payment, card fees included. These fees remain due if the order is cancelled or refunded.`,
});
export const free = text({
  fr: 'MêmePrix ne retient rien à la boutique : le prix de vos articles vous revient en entier.',
  en: 'MêmePrix keeps nothing from the shop: you receive the full price of your items.',
});
