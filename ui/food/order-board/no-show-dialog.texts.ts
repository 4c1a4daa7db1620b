import { text } from '../../../texts/text';

export const title = text({
  fr: (customerName: string) => `Pas de nouvelles de ${customerName} ?`,
  en: (customerName) => `No news from ${customerName}?`,
});
export const consequences = text({
  fr: ({ token, unpaid }: { token: string; unpaid: boolean }) =>
    `La commande ${token} sera close comme «\u00a0Non présenté\u00a0»${unpaid ? '' : ', sans remboursement'}. Vous pourrez revenir en arrière pendant 30 secondes.`,
  en: ({ token, unpaid }) =>
    `Order ${token} will be closed as “No-show”${unpaid ? '' : ', without a refund'}. You can undo this for 30 seconds.`,
});
export const confirm = text({ fr: 'Non présenté', en: 'No-show', specified: 'Non-présenté' });
export const wait = text({ fr: 'Pas encore', en: 'Not yet' });
