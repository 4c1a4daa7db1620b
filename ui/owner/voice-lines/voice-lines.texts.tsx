import type { ReactNode } from 'react';
import { text } from '../../../graphql/texts/text';

export const quoted = text({ fr: (words: string) => `«\u00a0${words}\u00a0»`, en: (words) => `“${words}”` });
const allQuoted = (words: readonly string[]) => words.map((each) => quoted(each)).join(', ');

export const order = text({ fr: 'La commande', en: 'The order' });
export const notOnMenu = text({
  fr: (words: readonly string[]) => `Pas sur votre carte : ${allQuoted(words)}. Ajoutez l’article à la main.`,
  en: (words) => `Not on your menu: ${allQuoted(words)}. Add the item by hand.`,
});
export const miscounted = text({
  fr: (words: readonly string[]) => `La quantité va de 1 à 99 : ${allQuoted(words)}.`,
  en: (words) => `The quantity goes from 1 to 99: ${allQuoted(words)}.`,
});
export const empty = text({ fr: 'Dictez ou ajoutez un premier article.', en: 'Dictate or add a first item.' });

export const add = text({ fr: 'Ajouter', en: 'Add' });
export const remove = text({ fr: (name: string) => `Retirer ${name}`, en: (name) => `Remove ${name}` });
export const change = text({ fr: 'Changer', en: 'Change' });
export const soldOut = text({ fr: 'Épuisé', en: 'Sold out' });
export const unsure = text({ fr: 'À préciser', en: 'Unclear' });
export const options = text({ fr: (name: string) => `Précisions : ${name}`, en: (name) => `Details: ${name}` });
export const whichItem = text({
  fr: (words: string) => `Quel article pour ${quoted(words)} ?`,
  en: (words) => `Which item for ${quoted(words)}?`,
});
export const instead = text({ fr: (name: string) => `Plutôt que ${name} :`, en: (name) => `Instead of ${name}:` });

export const customerName = text({ fr: 'Nom du client', en: 'Customer’s name' });
export const counter = text({ fr: 'Comptoir', en: 'Counter' });
export const toPay = text({ fr: 'À régler', en: 'To pay' });
export const place = text({ fr: 'Passer la commande', en: 'Place the order' });
export const placing = text({ fr: 'Envoi…', en: 'Sending…' });
export const paidAtCounter = text({
  fr: 'Payée au comptoir, sans frais de service.',
  en: 'Paid at the counter, without a service charge.',
});
export const addOne = text({ fr: 'Ajoutez au moins un article.', en: 'Add at least one item.' });
export const removeSoldOut = text({
  fr: (name: string) => `${name} est épuisé : retirez-le.`,
  en: (name) => `${name} is sold out: remove it.`,
});
export const clarify = text({
  fr: (words: string) => `Précisez ${quoted(words)}.`,
  en: (words) => `Clarify ${quoted(words)}.`,
});
export const clarifyMany = text({
  fr: (count: number) => `Précisez ${count} articles.`,
  en: (count) => `Clarify ${count} items.`,
});

export const placed = text({ fr: 'Commande passée', en: 'Order placed' });
export const placedText = text({
  fr: (text: string): ReactNode => <>Commande passée : {text}</>,
  en: (text) => <>Order placed: {text}</>,
  specified: (text) => (
    <>
      <span lang="en">Order placed: </span>
      {text}
    </>
  ),
});
export const customer = text({ fr: 'Client', en: 'Customer' });
export const pickup = text({ fr: 'Retrait', en: 'Pickup' });
export const now = text({ fr: 'Maintenant', en: 'Now' });
export const newOrder = text({ fr: 'Nouvelle commande', en: 'New order' });
export const kitchenTicket = text({ fr: 'Ticket de cuisine', en: 'Kitchen ticket' });
