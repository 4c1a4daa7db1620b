import { plural } from '../../../graphql/texts/language.texts';
import { text } from '../../../graphql/texts/text';

export const none = text({
  fr: 'Aucune exception : vos horaires de la semaine valent toujours.',
  en: 'No special days: your weekly hours always apply.',
});
export const closed = text({ fr: 'Fermé', en: 'Closed' });
export const open = text({ fr: 'Ouvert', en: 'Open' });

interface Days {
  kind: 'closed' | 'open';
  dates: string;
}

export const remove = text({
  fr: ({ kind, dates }: Days) => `Retirer : ${kind === 'closed' ? 'fermé' : 'ouvert'} ${dates}`,
  en: ({ kind, dates }) => `Remove: ${kind} ${dates}`,
});

export const newException = text({ fr: 'Nouvelle exception', en: 'New special days' });
export const onTheseDays = text({ fr: 'Ces jours-là', en: 'On these days' });
export const from = text({ fr: 'Du', en: 'From' });
export const to = text({ fr: 'Au', en: 'To' });
export const toHint = text({ fr: 'Vide : un seul jour.', en: 'Empty: a single day.' });
export const opening = text({ fr: 'Ouverture', en: 'Opens at' });
export const closing = text({ fr: 'Fermeture', en: 'Closes at' });
export const openingNeeded = text({ fr: 'Indiquez l’ouverture.', en: 'Enter the opening time.' });
export const closingNeeded = text({ fr: 'Indiquez la fermeture.', en: 'Enter the closing time.' });
export const reason = text({ fr: 'Ce que vos clients liront', en: 'What your customers will read' });
export const reasonHint = text({
  fr: 'Facultatif, par exemple « Congés d’été ».',
  en: 'Optional, for example “Summer holidays”.',
});
export const ordersHit = text({
  fr: (count: number) =>
    `${count} ${plural(count, 'commande est prévue : son client sera prévenu', 'commandes sont prévues : leurs clients seront prévenus')} et ${plural(count, 'choisira', 'choisiront')} un autre jour ou le remboursement.`,
  en: (count) =>
    `${count} ${plural(count, 'order is', 'orders are')} planned for then: customers will be told, and choose another day or a refund.`,
});
export const add = text({ fr: 'Ajouter cette exception', en: 'Add these special days' });
