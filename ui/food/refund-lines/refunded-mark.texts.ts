import { plural } from '../../../graphql/texts/language.texts';
import { text } from '../../../graphql/texts/text';
import { formatEuros } from '../../base/price/format-euros';

const refunded = text({ fr: 'remboursé', en: 'refunded' });
const partRefunded = text({
  fr: ({ refunded, quantity }: { refunded: number; quantity: number }) =>
    `${refunded} sur ${quantity} ${refunded > 1 ? 'remboursés' : 'remboursé'}`,
  en: ({ refunded, quantity }) => `${refunded} of ${quantity} refunded`,
});
export const refundedPieces = (line: { refunded: number; quantity: number }) =>
  line.refunded < line.quantity ? partRefunded(line) : refunded();
/** Of a total. */
export const ofWhich = text({
  fr: (cents: number) => `dont ${formatEuros(cents)} ${plural(cents / 100, 'remboursé', 'remboursés')}`,
  en: (cents) => `of which ${formatEuros(cents)} refunded`,
});
