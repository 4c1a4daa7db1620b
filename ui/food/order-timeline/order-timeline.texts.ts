import { text } from '../../../graphql/texts/text';

export const orderOf = text({
  fr: (token: string) => `Commande ${token}`,
  en: (token) => `Order ${token}`,
  // Specification 5.7.
  specified: (token) => `Commande #${token}`,
});
export const open = text({ fr: 'En préparation', en: 'Preparing', specified: 'En cours' });
export const ready = text({ fr: 'Prête', en: 'Ready', specified: 'En cours' });
export const cancelled = text({ fr: 'Annulée', en: 'Cancelled' });
export const noShow = text({ fr: 'Non présenté', en: 'No-show', specified: 'Non-présenté' });

export const progress = text({ fr: 'Avancement', en: 'Progress' });
export const confirmed = text({ fr: 'Confirmée', en: 'Confirmed' });
export const preparing = text({ fr: 'En préparation', en: 'Preparing', specified: 'Préparation' });
export const onTheWay = text({ fr: 'Prête', en: 'Ready', specified: 'En chemin' });
export const delivered = text({ fr: 'Remise', en: 'Collected', specified: 'Livrée' });

/** Of a step, after its name. */
export const aside = text({ fr: (state: string) => ` : ${state}`, en: (state) => `: ${state}` });
export const done = text({ fr: 'terminée', en: 'done' });
export const going = text({ fr: 'en cours', en: 'in progress' });
export const missed = text({ fr: 'n’a pas eu lieu', en: 'did not happen' });

export const step = text({
  fr: (names: readonly string[]) => `Étape : ${names.join(', ')}`,
  en: (names) => `Step: ${names.join(', ')}`,
});
export const wasCancelled = text({ fr: 'Cette commande a été annulée.', en: 'This order was cancelled.' });
export const wasMissed = text({
  fr: 'La boutique a noté que cette commande n’a pas été retirée.',
  en: 'The shop noted that this order was not picked up.',
});
