import { plural } from '../../../graphql/texts/language.texts';
import { text } from '../../../graphql/texts/text';
import { formatEuros } from '../../../ui/base/price/format-euros';

export const yourFigures = text({ fr: 'Vos chiffres', en: 'Your figures' });
export const figuresShown = text({ fr: 'Chiffres affichés', en: 'Figures shown' });
export const today = text({ fr: 'Aujourd’hui', en: 'Today' });
export const thisWeek = text({ fr: 'Cette semaine', en: 'This week' });
export const addToMenu = text({ fr: 'Ajouter à la carte', en: 'Add to the menu' });

export const hidden = text({
  fr: 'Les clients ne voient pas encore votre boutique.',
  en: 'Customers cannot see your shop yet.',
});
export const seeMissing = text({ fr: 'Voir ce qui manque', en: 'See what is missing' });

export const sales = text({ fr: 'Ventes', en: 'Sales' });
export const paidOrders = text({ fr: 'Commandes payées', en: 'Paid orders' });
export const averageOrder = text({ fr: 'Panier moyen', en: 'Average order' });
export const noShows = text({ fr: 'Non présentés', en: 'No-shows' });

export const salesByHour = text({ fr: 'Ventes par heure', en: 'Sales by hour' });
export const salesByDay = text({ fr: 'Ventes par jour', en: 'Sales by day' });
export const hour = text({ fr: 'Heure', en: 'Hour' });
export const day = text({ fr: 'Jour', en: 'Day' });
export const bestSellers = text({ fr: 'Les plus vendus', en: 'Best sellers' });
export const otherItems = text({
  fr: (count: number) => `${count} ${plural(count, 'autre article', 'autres articles')}`,
  en: (count) => `${count} other ${plural(count, 'item', 'items')}`,
});

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

const clocks = (hour: number) => `${clock(hour)}–${clock(hour + 1)}`;

export const onTheHour = text({ fr: clock, en: clock, specified: (hour) => `${hour} h` });
export const hourLong = text({ fr: clocks, en: clocks, specified: (hour) => `de ${hour} h à ${hour + 1} h` });

// What figures are held against ends « Plus que… », “More than…”.
export const thanLastWeekday = text({
  fr: (weekday: string) => `que ${weekday} dernier à la même heure`,
  en: (weekday) => `last ${weekday} at the same time`,
});
export const thanLastWeek = text({
  fr: 'que la semaine dernière au même moment',
  en: 'last week at the same time',
});

export const vatRate = text({ fr: (percent: string) => `${percent}\u00a0%`, en: (percent) => `${percent}%` });

interface Apart {
  feeCents: number;
  refundedCents: number;
}

/** What the sums contain, so that nobody wonders where the rest of the money is. */
export const accountsHint = text({
  fr: ({ feeCents, refundedCents }: Apart) => {
    const refunds = refundedCents > 0 ? `, remboursements déduits (${formatEuros(refundedCents)})` : '';
    const fees = ` Les frais de service (${formatEuros(feeCents)}), gardés par MêmePrix, s’y ajoutent dans le fichier.`;
    return `Ventes payées, TVA comprise${refunds}.${feeCents > 0 ? fees : ''}`;
  },
  en: ({ feeCents, refundedCents }) => {
    const refunds = refundedCents > 0 ? `, less refunds (${formatEuros(refundedCents)})` : '';
    const fees = ` Service charges (${formatEuros(feeCents)}), kept by MêmePrix, are added to them in the file.`;
    return `Paid sales, including VAT${refunds}.${feeCents > 0 ? fees : ''}`;
  },
});

export const reportFailed = text({
  fr: 'Les chiffres n’ont pas pu être lus. Veuillez réessayer.',
  en: 'The figures could not be read. Please try again.',
});
export const totalsFailed = text({
  fr: 'Les totaux n’ont pas pu être lus. Veuillez réessayer.',
  en: 'The totals could not be read. Please try again.',
});
export const fileFailed = text({
  fr: 'Le fichier n’a pas pu être préparé. Veuillez réessayer.',
  en: 'The file could not be prepared. Please try again.',
});
// Specification 7.1.
export const ordersFailed = text({
  fr: 'Les commandes n’ont pas pu être chargées.',
  en: 'The orders could not be loaded.',
  specified: "Une erreur s'est produite lors de la récupération des commandes.",
});

// Specification 5.6.
export const printed = text({
  fr: 'Envoyé à l’impression.',
  en: 'Sent to print.',
  specified: 'Print job sent successfully.',
});
export const copied = text({
  fr: 'Un duplicata part aux imprimantes de la cuisine.',
  en: 'A duplicate is on its way to the kitchen printers.',
});
export const notPrinted = text({
  fr: 'L’impression n’a pas pu être lancée.',
  en: 'Printing could not be started.',
  specified: 'Failed to send print job.',
});
