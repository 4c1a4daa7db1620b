import { text } from '../../../graphql/texts/text';

export const closed = text({
  fr: (shop: string) => `${shop} n’ouvre finalement pas ce jour-là.`,
  en: (shop) => `${shop} does not open that day after all.`,
});
export const choose = text({
  fr: (day: string) =>
    `Choisissez un autre jour, au prix déjà payé, ou le remboursement. Sans choix de votre part avant ${day}, tout vous est remboursé.`,
  en: (day) =>
    `Choose another day, at the price you have paid, or a refund. If you have not chosen before ${day}, all of it is refunded.`,
});
export const anotherDay = text({ fr: 'Un autre jour', en: 'Another day' });
export const refund = text({ fr: 'Être remboursé', en: 'Get a refund' });
export const loading = text({ fr: 'Chargement des jours…', en: 'Loading the days…' });
export const none = text({
  fr: 'Aucun autre jour n’est possible pour le moment.',
  en: 'No other day is possible for now.',
});
export const move = text({ fr: 'Choisir ce créneau', en: 'Choose this pickup time' });
