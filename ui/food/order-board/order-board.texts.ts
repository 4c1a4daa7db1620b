import { plural } from '../../../graphql/texts/language.texts';
import { text } from '../../../graphql/texts/text';

export const search = text({ fr: 'Chercher une commande', en: 'Search orders' });
export const searchHint = text({ fr: 'Numéro, nom ou téléphone', en: 'Number, name or phone' });
export const otherDays = text({ fr: 'Autres jours', en: 'Other days' });
export const noneFound = text({
  fr: (query: string) => `Aucune commande pour « ${query} »`,
  en: (query) => `No orders for “${query}”`,
});
export const noneFoundToday = text({
  fr: (query: string) => `Aucune commande du jour pour « ${query} »`,
  en: (query) => `No orders of today for “${query}”`,
});
export const showAll = text({ fr: 'Voir toutes les commandes', en: 'View all orders' });
export const loading = text({
  fr: 'Chargement des commandes…',
  en: 'Loading orders…',
  specified: 'Chargement des commandes...',
});
export const empty = text({ fr: 'Aucune commande disponible.', en: 'No orders.' });
export const connectionLost = text({
  fr: (ageText?: string) => `Connexion perdue, reconnexion…${ageText ? ` Le tableau date de ${ageText}.` : ''}`,
  en: (ageText) => `Connection lost, reconnecting…${ageText ? ` The board dates from ${ageText}.` : ''}`,
});
export const offline = text({
  fr: (ageText?: string) =>
    `Hors connexion : ${ageText ? `le tableau date de ${ageText}` : 'le tableau n’est plus à jour'}.`,
  en: (ageText) => `Offline: ${ageText ? `the board dates from ${ageText}` : 'the board is no longer up to date'}.`,
});

export const contested = text({ fr: 'Contestée', en: 'Contested' });
export const disputed = text({ fr: 'Paiement contesté', en: 'Payment disputed' });
export const stepsAreKept = text({
  fr: 'Vos étapes sont gardées, et envoyées au retour de la connexion.',
  en: 'Your steps are kept, and sent when the connection is back.',
});

export const statusShown = text({ fr: 'Statut affiché', en: 'Status shown' });
export const lateCount = text({ fr: (count: number) => `${count} en retard`, en: (count) => `${count} late` });
export const cancelledCount = text({
  fr: (count: number) => `${count} ${plural(count, 'annulée', 'annulées')}`,
  en: (count) => `${count} cancelled`,
});
export const noShowCount = text({
  fr: (count: number) => `${count} ${plural(count, 'non présenté', 'non présentés')}`,
  en: (count) => `${count} ${plural(count, 'no-show', 'no-shows')}`,
});
export const emptyColumn = text({ fr: 'Rien ici pour le moment.', en: 'Nothing here for now.' });
export const newCount = text({
  fr: (count: number) => `${count} ${plural(count, 'nouvelle', 'nouvelles')}`,
  en: (count) => `${count} new`,
});
export const arrivingCount = text({
  fr: (count: number) => `${count} ${plural(count, 'arrive', 'arrivent')}`,
  en: (count) => `${count} arriving`,
});

export const newOrder = text({ fr: 'Nouvelle commande', en: 'New order' });
export const acknowledge = text({ fr: 'Vu', en: 'Seen' });
export const seen = text({ fr: 'Vue', en: 'Seen' });
export const arriving = text({ fr: 'Le client est en route', en: 'The customer is on the way' });
export const late = text({ fr: 'En retard', en: 'Late' });
export const toPay = text({ fr: 'À encaisser', en: 'To be paid' });
export const toPrepare = text({
  fr: (token: string) => `À préparer pour ${token}`,
  en: (token) => `To prepare for ${token}`,
});

export const markReady = text({ fr: 'Marquer prête', en: 'Mark as ready', specified: 'Prêt à être récupéré' });
export const handOver = text({ fr: 'Remettre la commande', en: 'Hand over', specified: 'Livrer la commande' });
export const print = text({ fr: 'Imprimer le reçu', en: 'Print receipt', specified: 'Print Receipt' });
export const noShow = text({ fr: 'Non présenté', en: 'No-show', specified: 'Non-présenté' });
export const noShowTitle = text({
  fr: (customerName: string) => `Pas de nouvelles de ${customerName} ?`,
  en: (customerName) => `No news from ${customerName}?`,
});
export const noShowConsequences = text({
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
export const wait = text({ fr: 'Pas encore', en: 'Not yet' });
export const noShowPossibleFrom = text({
  fr: (time: string) => `Non présenté : possible dès ${time}`,
  en: (time) => `No-show: possible from ${time}`,
});
export const kitchenTicket = text({ fr: 'Imprimer le ticket de cuisine', en: 'Print the kitchen ticket' });
export const call = text({ fr: 'Appeler le client', en: 'Call the customer' });
export const refundLines = text({ fr: 'Rembourser des articles', en: 'Refund items' });
export const soldOutToday = text({
  fr: (name: string) => `Épuisé aujourd’hui : ${name}`,
  en: (name) => `Sold out today: ${name}`,
});
export const backOnSale = text({
  fr: (name: string) => `Remettre en vente : ${name}`,
  en: (name) => `Put back on sale: ${name}`,
});
export const backOnSaleTitle = text({
  fr: (name: string) => `${name} : de nouveau en vente ?`,
  en: (name) => `${name}: back on sale?`,
});
export const backOnSaleText = text({
  fr: 'Les clients peuvent de nouveau en commander aujourd’hui.',
  en: 'Customers can order it again today.',
});
export const putBack = text({ fr: 'Remettre en vente', en: 'Put back on sale' });
export const soldOutTitle = text({
  fr: (name: string) => `${name} : épuisé aujourd’hui ?`,
  en: (name) => `${name}: sold out today?`,
});
export const soldOutText = text({
  fr: ({ until = 'aujourd’hui', waiting }: { until?: string; waiting: readonly { token: string }[] }) =>
    `Plus personne ne peut en commander ${until}.${
      waiting.length > 0
        ? ` ${waiting.length} ${plural(waiting.length, 'commande à préparer en contient', 'commandes à préparer en contiennent')} : ${waiting.map(({ token }) => token).join(', ')}.`
        : ''
    }`,
  en: ({ until = 'today', waiting }) =>
    `Nobody can order it ${until}.${
      waiting.length > 0
        ? ` ${waiting.length} ${plural(waiting.length, 'order', 'orders')} to prepare with it: ${waiting.map(({ token }) => token).join(', ')}.`
        : ''
    }`,
});
export const soldOut = text({ fr: 'Épuisé aujourd’hui', en: 'Sold out today' });
export const cancel = text({ fr: 'Annuler la commande', en: 'Cancel the order' });
export const moreActions = text({
  fr: (token: string) => `Plus d’actions pour ${token}`,
  en: (token) => `More actions for ${token}`,
});
export const undo = text({
  fr: (seconds: number) => `Revenir en arrière (${seconds}\u00a0s)`,
  en: (seconds) => `Undo (${seconds}\u00a0s)`,
});

export const soundOn = text({ fr: 'Son activé', en: 'Sound on' });
export const soundOff = text({ fr: 'Son coupé', en: 'Sound off' });
export const turnSoundOn = text({ fr: 'Activer le son', en: 'Turn sound on' });
export const soundTitle = text({ fr: 'Son des nouvelles commandes', en: 'Sound of new orders' });
export const ringHere = text({ fr: 'Sonner sur cet appareil', en: 'Ring on this device' });
export const volume = text({ fr: 'Volume', en: 'Volume' });
export const rising = text({
  fr: 'De plus en plus fort, jusque-là, tant que personne ne réagit.',
  en: 'Louder and louder, up to this, while nobody reacts.',
});
export const testSound = text({ fr: 'Tester', en: 'Test' });
export const soundNever = text({
  fr: 'Sonnerie désactivée dans les réglages',
  en: 'Ringing is off in the settings',
});
