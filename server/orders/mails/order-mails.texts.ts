import { plural } from '../../../graphql/texts/language.texts';
import { text } from '../../../graphql/texts/text';
import { formatEuros } from '../../money';

/** A cancellation; `shop` is the shop's name. */
export interface CalledOff {
  token: string;
  shop: string;
  byShop: boolean;
  reason: string;
}

/** A contested no-show; `answer` is empty until the shop has answered. */
export interface Contested {
  token: string;
  customerName: string;
  shop: string;
  reason: string;
  answer: string;
}

export const window = text({
  fr: ({ day, from, to }: { day: string; from: string; to: string }) => `${day}, de ${from} à ${to}`,
  en: ({ day, from, to }) => `${day}, ${from}–${to}`,
});

interface Placed {
  token: string;
  shop: string;
  window: string;
}

export const confirmed = text({
  fr: ({ token, shop, window }: Placed) => ({
    subject: `Commande ${token} confirmée`,
    preview: `À retirer ${window} chez ${shop}.`,
    title: 'Commande confirmée',
    paragraphs: [`Merci ! Votre paiement est passé et ${shop} a reçu votre commande.`],
  }),
  en: ({ token, shop, window }) => ({
    subject: `Order ${token} confirmed`,
    preview: `To pick up on ${window} at ${shop}.`,
    title: 'Order confirmed',
    paragraphs: [`Thank you! Your payment went through and ${shop} has received your order.`],
  }),
});
export const moved = text({
  fr: ({ token, shop, window }: Placed) => ({
    subject: `Commande ${token} : votre nouveau jour`,
    preview: `À retirer ${window} chez ${shop}.`,
    title: 'Votre nouveau jour',
    paragraphs: [`C’est noté, au prix déjà payé : ${shop} vous attend ${window}.`],
  }),
  en: ({ token, shop, window }) => ({
    subject: `Order ${token}: your new day`,
    preview: `To pick up on ${window} at ${shop}.`,
    title: 'Your new day',
    paragraphs: [`Done, at the price you have paid: ${shop} expects you on ${window}.`],
  }),
});
export const tomorrow = text({
  fr: ({ token, shop, window }: Placed) => ({
    subject: `Demain : votre commande ${token} chez ${shop}`,
    preview: `À retirer ${window}.`,
    title: 'C’est demain',
    paragraphs: [`${shop} prépare votre commande pour demain.`],
  }),
  en: ({ token, shop, window }) => ({
    subject: `Tomorrow: your order ${token} at ${shop}`,
    preview: `To pick up on ${window}.`,
    title: 'It is tomorrow',
    paragraphs: [`${shop} is preparing your order for tomorrow.`],
  }),
});
export const dayClosed = text({
  fr: ({ token, shop, window }: Placed) => ({
    subject: `Commande ${token} : un autre jour, ou le remboursement ?`,
    preview: `${shop} n’ouvre finalement pas ${window}.`,
    title: 'Un autre jour ?',
    paragraphs: [
      `${shop} n’ouvre finalement pas ${window} : votre commande ${token} ne pourra pas vous être remise ce jour-là.`,
      'Choisissez un autre jour, au prix déjà payé, ou le remboursement.',
      'Sans choix de votre part avant minuit, la veille de ce jour, tout vous est remboursé automatiquement.',
    ],
  }),
  en: ({ token, shop, window }) => ({
    subject: `Order ${token}: another day, or your money back?`,
    preview: `${shop} does not open on ${window} after all.`,
    title: 'Another day?',
    paragraphs: [
      `${shop} does not open on ${window} after all: your order ${token} cannot be handed over then.`,
      'Choose another day, at the price you have paid, or a refund.',
      'If you have not chosen by midnight the night before, all of it is refunded automatically.',
    ],
  }),
});
export const dayReopened = text({
  fr: ({ token, shop, window }: Placed) => ({
    subject: `Commande ${token} : ${shop} ouvre finalement`,
    preview: `Votre commande est maintenue ${window}.`,
    title: 'Votre commande est maintenue',
    paragraphs: [
      `${shop} ouvre finalement ${window} : votre commande ${token} vous y attendra, comme prévu.`,
      'Vous n’avez rien à faire.',
    ],
  }),
  en: ({ token, shop, window }) => ({
    subject: `Order ${token}: ${shop} opens after all`,
    preview: `Your order stands for ${window}.`,
    title: 'Your order stands',
    paragraphs: [
      `${shop} opens on ${window} after all: your order ${token} will be ready then, as planned.`,
      'There is nothing you need to do.',
    ],
  }),
});
export const choose = text({ fr: 'Choisir', en: 'Choose' });
export const followOrder = text({ fr: 'Suivre la commande', en: 'Track the order' });
export const appointment = text({
  fr: 'Le rendez-vous est joint à ce message : ouvrez-le pour l’ajouter à votre agenda.',
  en: 'A calendar event is attached: open it to add it to your calendar.',
});
export const calendarFile = text({
  fr: (token: string) => `retrait-${token}.ics`,
  en: (token) => `pickup-${token}.ics`,
});
export const cancellable = text({
  fr: (until: string) => `Un empêchement ? La commande s’annule depuis sa page jusqu’à ${until}.`,
  en: (until) => `Something came up? You can cancel the order from its page until ${until}.`,
});

export const ready = text({
  fr: ({ token, shop }: Placed) => ({
    subject: `Commande ${token} prête`,
    preview: `${shop} vous attend.`,
    title: 'C’est prêt !',
    paragraphs: [`Votre commande vous attend chez ${shop}. Donnez ce numéro au comptoir.`],
  }),
  en: ({ token, shop }) => ({
    subject: `Order ${token} is ready`,
    preview: `${shop} is waiting for you.`,
    title: 'It’s ready!',
    paragraphs: [`Your order is waiting for you at ${shop}. Give this number at the counter.`],
  }),
});
export const fewerMails = text({
  fr: (account: string) => `Vous préférez ne plus recevoir ces messages ? Votre compte le permet : ${account}`,
  en: (account) => `Would you rather not get these messages? You can turn them off in your account: ${account}`,
});

export const calledOff = text({
  fr: ({ token, shop, byShop, reason }: CalledOff) => ({
    subject: `Commande ${token} annulée`,
    preview: byShop ? reason : 'Votre commande est bien annulée.',
    title: 'Commande annulée',
    paragraphs: [
      byShop
        ? `${shop} a annulé votre commande ${token} : ${reason}`
        : `Votre commande ${token} chez ${shop} est annulée, comme vous l’avez demandé.`,
    ],
  }),
  en: ({ token, shop, byShop, reason }) => ({
    subject: `Order ${token} cancelled`,
    preview: byShop ? reason : 'Your order is cancelled.',
    title: 'Order cancelled',
    paragraphs: [
      byShop
        ? `${shop} cancelled your order ${token}: ${reason}`
        : `Your order ${token} from ${shop} is cancelled, as you asked.`,
    ],
  }),
});

export const kept = text({
  fr: (until: string) => `Votre commande vous est gardée jusqu’à ${until}. En retard ? Appelez la boutique.`,
  en: (until) => `Your order is kept for you until ${until}. Running late? Call the shop.`,
});
export const noShow = text({
  fr: ({ token, shop, window, until }: Placed & { until: string }) => ({
    subject: `Commande ${token} : non retirée`,
    preview: `Vous étiez là ? Dites-le avant ${until}.`,
    title: 'Commande non retirée',
    paragraphs: [
      `${shop} vous attendait ${window} et a noté « Non présenté » : la commande ${token} n’est pas remboursée.`,
      `Vous étiez là ? Contestez-le depuis la page de la commande jusqu’à ${until} : la boutique vous répondra.`,
    ],
  }),
  en: ({ token, shop, window, until }) => ({
    subject: `Order ${token}: not collected`,
    preview: `You were there? Say so before ${until}.`,
    title: 'Order not collected',
    paragraphs: [
      `${shop} expected you on ${window} and has marked a no-show: order ${token} is not refunded.`,
      `You were there? Contest it from the order’s page until ${until}: the shop will answer you.`,
    ],
  }),
});
export const contest = text({ fr: 'J’étais là : contester', en: 'I was there: contest it' });

export const contested = text({
  fr: ({ token, customerName, reason }: Contested) => ({
    subject: `Commande ${token} : « Non présenté » contesté`,
    preview: `${customerName} dit s’être présenté.`,
    title: 'Une absence contestée',
    paragraphs: [
      `${customerName} conteste la mention « Non présenté » de la commande ${token} : « ${reason} »`,
      'Répondez depuis la page de la commande, par quelques mots ou par un remboursement.',
    ],
  }),
  en: ({ token, customerName, reason }) => ({
    subject: `Order ${token}: no-show contested`,
    preview: `${customerName} says they were there.`,
    title: 'A contested no-show',
    paragraphs: [
      `${customerName} contests that order ${token} was marked as a no-show: “${reason}”`,
      'Answer from the order’s page, with a few words or a refund.',
    ],
  }),
});
export const answer = text({ fr: 'Répondre', en: 'Answer' });
export const answered = text({
  fr: ({ token, shop, answer }: Contested) => ({
    subject: `Commande ${token} : la réponse de ${shop}`,
    preview: answer,
    title: 'La boutique vous répond',
    paragraphs: [`Vous aviez contesté la mention « Non présenté » de votre commande ${token}.`, `« ${answer} »`],
  }),
  en: ({ token, shop, answer }) => ({
    subject: `Order ${token}: an answer from ${shop}`,
    preview: answer,
    title: 'The shop answers you',
    paragraphs: [`You contested that your order ${token} was marked as a no-show.`, `“${answer}”`],
  }),
});

export const yourNumber = text({ fr: 'Votre numéro au comptoir', en: 'Your number at the counter' });
export const pickup = text({ fr: 'Retrait', en: 'Pickup' });
export const address = text({ fr: 'Adresse', en: 'Address' });
export const phone = text({ fr: 'Téléphone', en: 'Phone' });
export const seeOrder = text({ fr: 'Voir la commande', en: 'See the order' });

export const note = text({ fr: (note: string) => `« ${note} »`, en: (note) => `“${note}”` });
export const allergens = text({
  fr: (allergens: string) => `Allergènes : ${allergens}`,
  en: (allergens) => `Allergens: ${allergens}`,
});
export const extra = text({
  fr: ({ name, priceCents }: { name: string; priceCents: number }) => `${name} (+${formatEuros(priceCents)})`,
  en: ({ name, priceCents }) => `${name} (+${formatEuros(priceCents)})`,
});
export const severalDeals = text({
  fr: ({ name, quantity }: { name: string; quantity: number }) => `${quantity} × ${name}`,
  en: ({ name, quantity }) => `${quantity} × ${name}`,
});
export const serviceCharge = text({ fr: 'Frais de service', en: 'Service charge' });
export const total = text({ fr: 'Total payé par carte', en: 'Total paid by card' });
export const refunded = text({ fr: 'Remboursé', en: 'Refunded' });
export const remaining = text({ fr: 'Reste payé', en: 'Left paid' });
export const refundedPieces = text({
  fr: ({ refunded, quantity }: { refunded: number; quantity: number }) =>
    refunded < quantity ? `${refunded} sur ${quantity} ${plural(refunded, 'remboursé', 'remboursés')}` : 'remboursé',
  en: ({ refunded, quantity }) => (refunded < quantity ? `${refunded} of ${quantity} refunded` : 'refunded'),
});
export const vat = text({ fr: (rate: string) => `dont TVA ${rate} %`, en: (rate) => `incl. ${rate}% VAT` });
