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
export const arrivingTitle = text({
  fr: (customerName: string) => `${customerName} a annoncé son arrivée`,
  en: (customerName) => `${customerName} said they are on the way`,
});
export const arrivingText = text({
  fr: 'Avez-vous vérifié que ce client n’est ni devant la boutique ni dans la file ?',
  en: 'Have you checked that this customer is neither outside the shop nor in the queue?',
});
export const notThere = text({ fr: 'Il n’est pas là', en: 'They are not here' });
export const confirm = text({ fr: 'Non présenté', en: 'No-show', specified: 'Non-présenté' });
export const wait = text({ fr: 'Pas encore', en: 'Not yet' });
