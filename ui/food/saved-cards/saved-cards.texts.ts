import { text } from '../../../graphql/texts/text';
import { formatEuros } from '../../base/price/format-euros';

export const title = text({ fr: 'Vos cartes enregistrées', en: 'Your saved cards' });
/** By the provider's word. */
export const BRANDS: Record<string, () => string> = {
  visa: text({ fr: 'Visa', en: 'Visa' }),
  mastercard: text({ fr: 'Mastercard', en: 'Mastercard' }),
  amex: text({ fr: 'American Express', en: 'American Express' }),
  cartes_bancaires: text({ fr: 'CB', en: 'CB' }),
};
/** Of a brand nobody told us about. */
export const someCard = text({ fr: 'Carte', en: 'Card' });
export const payWith = text({
  fr: ({ cents, card }: { cents: number; card: string }) => `Payer ${formatEuros(cents)} avec ${card}`,
  en: ({ cents, card }) => `Pay ${formatEuros(cents)} with ${card}`,
});
export const expires = text({ fr: (date: string) => `Expire en ${date}`, en: (date) => `Expires ${date}` });
export const remove = text({ fr: (card: string) => `Retirer ${card}`, en: (card) => `Remove ${card}` });
export const removing = text({ fr: (card: string) => `Retirer ${card} ?`, en: (card) => `Remove ${card}?` });
export const whatRemoves = text({
  fr: 'La carte n’est plus enregistrée. Vos commandes restent payées.',
  en: 'The card is no longer saved. Your orders stay paid.',
});
export const confirmRemoval = text({ fr: 'Retirer', en: 'Remove' });
