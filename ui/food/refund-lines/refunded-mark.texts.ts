import { plural } from '../../../texts/language.texts';
import { text } from '../../../texts/text';
import { formatEuros } from '../../base/price/format-euros';

export const refunded = text({ fr: 'remboursé', en: 'refunded' });
export const partRefunded = text({
  fr: ({ refunded, quantity }: { refunded: number; quantity: number }) =>
    `${refunded} sur ${quantity} ${refunded > 1 ? 'remboursés' : 'remboursé'}`,
  en: ({ refunded, quantity }) => `${refunded} of ${quantity} refunded`,
});
/** Of a total. */
export const ofWhich = text({
  fr: (cents: number) => `dont ${formatEuros(cents)} ${plural(cents / 100, 'remboursé', 'remboursés')}`,
  en: (cents) => `of which ${formatEuros(cents)} refunded`,
});
