import { text } from '../../../graphql/texts/text';
import { formatEuros } from '../../base/price/format-euros';

export const title = text({ fr: 'Remboursements non aboutis', en: 'Refunds that did not go through' });
export const howTo = text({
  fr: 'La banque du client ne les a pas acceptés. Remboursez vous-même, en espèces par exemple, puis notez-le ici : le client lit ce que vous écrivez.',
  en: 'The customer’s bank did not accept them. Refund it yourself, in cash for example, then note it here: the customer reads what you write.',
});

interface Refund {
  cents: number;
  customerName: string;
  token: string | null;
}

export const refund = text({
  fr: ({ cents, customerName, token }: Refund) =>
    `${formatEuros(cents)} pour ${customerName}${token === null ? '' : `, commande ${token}`}`,
  en: ({ cents, customerName, token }) =>
    `${formatEuros(cents)} for ${customerName}${token === null ? '' : `, order ${token}`}`,
});
export const how = text({
  fr: 'Comment avez-vous remboursé le client ?',
  en: 'How did you refund the customer?',
});
export const howNeeded = text({
  fr: 'Dites comment vous avez remboursé le client.',
  en: 'Say how you refunded the customer.',
});
export const refunded = text({ fr: 'C’est remboursé', en: 'It is refunded' });
export const oneMoment = text({ fr: 'Un instant…', en: 'One moment…' });
