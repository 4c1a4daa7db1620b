import { plural } from '../../../graphql/texts/language.texts';
import { text } from '../../../graphql/texts/text';

export const title = text({ fr: 'Commandes', en: 'Orders' });
export const waitingTitle = text({
  fr: (count: number) => `(${count}) Commandes`,
  en: (count) => `(${count}) Orders`,
});
export const heading = text({
  fr: 'Commandes',
  en: 'Orders',
  specified: 'Tableau de bord du propriétaire',
});

export const daysToCome = text({
  fr: (count: number) => `Jours à venir · ${count}`,
  en: (count) => `Days to come · ${count}`,
});
export const signInAgain = text({ fr: 'Se reconnecter', en: 'Sign in again' });
export const sessionEnd = text({
  fr: (time: string) => `À ${time}, cet appareil sera déconnecté : les commandes n’y sonneront plus.`,
  en: (time) => `At ${time} this device will be signed out: orders will no longer ring on it.`,
});

export const mayFallAsleep = text({
  fr: 'L’écran de cet appareil peut s’éteindre : réglez sa mise en veille sur « jamais ».',
  en: 'This device’s screen may turn off: set its sleep to “never”.',
});
export const understood = text({ fr: 'Compris', en: 'Got it' });

export const resume = text({ fr: 'Reprendre les commandes', en: 'Take orders again' });
export const resumed = text({ fr: 'Les commandes arrivent de nouveau.', en: 'Orders are coming in again.' });
export const paused = text({
  fr: (until: string) =>
    `Commandes en pause, ${until}. Celles déjà payées, ou en cours de paiement, restent à préparer.`,
  en: (until) => `Orders paused ${until}. Those paid, or being paid, are still to be prepared.`,
});

export const pause = text({ fr: 'Pause', en: 'Pause' });
export const pauseFor = text({
  fr: (minutes: number) => `Pause de ${minutes}\u00a0min`,
  en: (minutes) => `Pause for ${minutes}\u00a0min`,
});
export const pausedNow = text({ fr: 'Commandes en pause.', en: 'Orders paused.' });
export const delayMore = text({
  fr: ({ by, until, minutes }: { by: number; until: string; minutes: number }) =>
    `+${by}\u00a0min ${until} (${minutes}\u00a0min de préparation)`,
  en: ({ by, until, minutes }) => `+${by}\u00a0min ${until} (${minutes}\u00a0min of preparation)`,
});
export const delayLess = text({
  fr: ({ by, minutes }: { by: number; minutes: number }) => `−${by}\u00a0min (${minutes}\u00a0min de préparation)`,
  en: ({ by, minutes }) => `−${by}\u00a0min (${minutes}\u00a0min of preparation)`,
});
export const preparationNow = text({
  fr: (minutes: number) => `Prochaines commandes : ${minutes}\u00a0min de préparation.`,
  en: (minutes) => `Next orders: ${minutes}\u00a0min of preparation.`,
});
export const delayed = text({
  fr: ({ minutes, until }: { minutes: number; until: string }) => `+${minutes}\u00a0min ${until}`,
  en: ({ minutes, until }) => `+${minutes}\u00a0min ${until}`,
});
export const endDelay = text({ fr: ' : terminer', en: ': end' });
export const soldOutNow = text({
  fr: (name: string) => `${name} : épuisé jusqu’à demain.`,
  en: (name) => `${name}: sold out until tomorrow.`,
});
export const onSaleNow = text({
  fr: (name: string) => `${name} : de nouveau en vente.`,
  en: (name) => `${name}: back on sale.`,
});
export const undo = text({ fr: 'Annuler', en: 'Undo' });
export const callTitle = text({ fr: (name: string) => `Appeler ${name}`, en: (name) => `Call ${name}` });
export const close = text({ fr: 'Fermer', en: 'Close' });
export const noPhone = text({
  fr: (name: string) => `${name} n’a pas laissé de numéro.`,
  en: (name) => `${name} left no number.`,
});

export const newOrders = text({
  fr: (tokens: readonly string[]) =>
    tokens.length === 1
      ? `Nouvelle commande : ${tokens[0]}`
      : `${tokens.length} nouvelles commandes : ${tokens.join(', ')}`,
  en: (tokens) =>
    tokens.length === 1 ? `New order: ${tokens[0]}` : `${tokens.length} new orders: ${tokens.join(', ')}`,
});

export const hidePreparation = text({ fr: 'Masquer ce qui est à préparer', en: 'Hide what is to be prepared' });
export const preparation = text({
  fr: (pieces: number) => `À préparer dans l’heure : ${pieces}`,
  en: (pieces) => `To prepare within the hour: ${pieces}`,
});
export const prepareBefore = text({
  fr: (time: string) => `À préparer avant ${time}`,
  en: (time) => `To prepare before ${time}`,
});

export const late = text({ fr: (time: string) => `${time} de retard`, en: (time) => `${time} late` });
export const left = text({ fr: (time: string) => `encore ${time}`, en: (time) => `${time} left` });
export const startsIn = text({ fr: (time: string) => `dans ${time}`, en: (time) => `in ${time}` });
export const atOnce = text({ fr: 'Maintenant', en: 'Now' });
export const waitedFor = text({ fr: (time: string) => `depuis ${time}`, en: (time) => `for ${time}` });

export const minutes = text({ fr: (count: number) => `${count}\u00a0min`, en: (count) => `${count}\u00a0min` });
export const hours = text({ fr: (count: number) => `${count}\u00a0h`, en: (count) => `${count}\u00a0h` });
export const hoursAndMinutes = text({
  fr: ({ hours, minutes }: { hours: number; minutes: number }) =>
    `${hours}\u00a0h\u00a0${String(minutes).padStart(2, '0')}`,
  en: ({ hours, minutes }) => `${hours}\u00a0h ${minutes}\u00a0min`,
});
export const days = text({
  fr: (count: number) => `${count}\u00a0${plural(count, 'jour', 'jours')}`,
  en: (count) => `${count}\u00a0${plural(count, 'day', 'days')}`,
});

// Specification 7.1.
export const readingFailed = text({
  fr: 'Les commandes n’ont pas pu être chargées.',
  en: 'The orders could not be loaded.',
  specified: "Une erreur s'est produite lors de la récupération des commandes.",
});
/** The server said no to a no-show (specification 5.4). */
export const noShowRefused = text({
  fr: (message: string) => `La commande n’est pas notée « Non présenté ». ${message}`,
  en: (message) => `The order is not marked as a no-show. ${message}`,
  specified: (message) => `Échec de la mention du client comme non-présent.e: ${message}`,
});
/** The server could not be asked, or failed (specification 5.4). */
export const noShowFailed = text({
  fr: (message: string) => `« Non présenté » n’a pas pu être enregistré. ${message}`,
  en: (message) => `The no-show could not be recorded. ${message}`,
  specified: (message) => `Erreur lors de la mention du client comme non-présent.e: ${message}`,
});
/** The server was asked several times and did not take the step. */
export const notTaken = text({
  fr: (token: string) => `${token} : le serveur ne répond pas. La commande n’a pas changé ; réessayez dans un instant.`,
  en: (token) => `${token}: the server is not responding. The order has not changed; try again in a moment.`,
});
export const stepRefused = text({
  fr: ({ token, message }: { token: string; message: string }) => `${token} : ${message}`,
  en: ({ token, message }) => `${token}: ${message}`,
});

export const showOrders = text({ fr: 'Voir les commandes', en: 'Show the orders' });
export const newOrderCount = text({
  fr: (count: number) => `${count} ${plural(count, 'nouvelle commande', 'nouvelles commandes')}`,
  en: (count) => `${count} ${plural(count, 'new order', 'new orders')}`,
});
export const offerPush = text({
  fr: 'Être averti des commandes même quand cette page est fermée ?',
  en: 'Be notified of orders even when this page is closed?',
});
export const allowPush = text({ fr: 'Activer les notifications', en: 'Turn on notifications' });
export const acknowledgeAll = text({
  fr: (count: number) => `Tout vu · ${count}`,
  en: (count) => `All seen · ${count}`,
});
