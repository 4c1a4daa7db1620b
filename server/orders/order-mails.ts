import { allergensText, type Declared } from '../../graphql/rules/allergens';
import type { Letter } from '../mail/mail-layout';
import type { Bill, Fact } from '../mail/mail-parts';
import type { Choices } from '../menus/choices';
import { sotLabel } from '../../graphql/rules/sot';
import { formatEuros } from '../money';
import { containedVat } from '../money';
import { sayRequested } from './refund-mails';

export interface MailedOrder {
  token: string;
  customerName: string;
  window: { startsAt: Date; endsAt: Date };
  shop: { name: string; address: string; postcode: string; city: string; phone: string | null; zone: string };
  /** Until when the customer may cancel; null when that time is over. */
  cancelUntil: Date | null;
  feeCents: number;
  totalCents: number;
  lines: readonly (Declared & {
    name: string;
    quantity: number;
    lineCents: number;
    vatRate: number;
    choices: Choices;
    note: string;
  })[];
}

/** Origin of the product, without a trailing slash. */
type Origin = string;

/** Confirmation: what the customer needs at the counter, and what was paid. */
export function confirmationLetter(order: MailedOrder, origin: Origin): Letter {
  const { token, shop, customerName } = order;
  return {
    subject: `Commande ${token} confirmée`,
    preview: `À retirer ${sayWindow(order)} chez ${shop.name}.`,
    title: 'Commande confirmée',
    name: customerName,
    paragraphs: [`Merci ! Votre paiement est passé et ${shop.name} a reçu votre commande.`],
    code: { label: 'Votre numéro au comptoir', text: token },
    facts: [{ label: 'Retrait', text: sayWindow(order) }, ...whereabouts(order)],
    action: { label: 'Suivre la commande', href: `${origin}/order/${token}` },
    bill: billOf(order),
    notes: [
      'Le rendez-vous est joint à ce message : ouvrez-le pour l’ajouter à votre agenda.',
      ...(order.cancelUntil === null
        ? []
        : [
            `Un empêchement ? La commande s’annule depuis sa page jusqu’à ${timeIn(order.shop.zone)(order.cancelUntil)}.`,
          ]),
    ],
  };
}

export function readyLetter(order: MailedOrder, origin: Origin): Letter {
  const { token, shop, customerName } = order;
  return {
    subject: `Commande ${token} prête`,
    preview: `${shop.name} vous attend.`,
    title: 'C’est prêt !',
    name: customerName,
    paragraphs: [`Votre commande vous attend chez ${shop.name}. Donnez ce numéro au comptoir.`],
    code: { label: 'Votre numéro au comptoir', text: token },
    facts: [{ label: 'Retrait', text: sayWindow(order) }, ...whereabouts(order)],
    action: { label: 'Voir la commande', href: `${origin}/order/${token}` },
    notes: [`Vous préférez ne plus recevoir ces messages ? Votre compte le permet : ${origin}/account`],
  };
}

export interface CalledOff {
  name: string;
  token: string;
  shopName: string;
  byShop: boolean;
  reason: string;
  /** 0 where nothing was paid. */
  refundCents: number;
}

export function cancellationLetter(order: CalledOff, origin: Origin): Letter {
  const { name, token, shopName, byShop, reason, refundCents } = order;
  return {
    subject: `Commande ${token} annulée`,
    preview: byShop ? `${shopName} ne peut pas préparer votre commande.` : 'Votre commande est bien annulée.',
    title: 'Commande annulée',
    name,
    paragraphs: [
      byShop
        ? `${shopName} a dû annuler votre commande ${token} : ${reason}`
        : `Votre commande ${token} chez ${shopName} est annulée, comme vous l’avez demandé.`,
      ...(refundCents > 0 ? [sayRequested(refundCents)] : []),
    ],
    action: { label: 'Voir la commande', href: `${origin}/order/${token}` },
    notes: [],
  };
}

export interface Contested {
  token: string;
  customerName: string;
  shopName: string;
  reason: string;
  /** The shop’s; empty until it answered. */
  answer: string;
}

/** To the shop. */
export function contestLetter({ token, customerName, shopName, reason }: Contested, origin: Origin): Letter {
  return {
    subject: `Commande ${token} : « Non-présenté » contesté`,
    preview: `${customerName} dit s’être présenté.`,
    title: 'Une absence contestée',
    name: shopName,
    paragraphs: [
      `${customerName} conteste la mention « Non-présenté » de la commande ${token} : « ${reason} »`,
      'Répondez depuis la page de la commande, par quelques mots ou par un remboursement.',
    ],
    action: { label: 'Répondre', href: `${origin}/order/${token}` },
    notes: [],
  };
}

/** To the customer. */
export function contestAnswerLetter({ token, customerName, shopName, answer }: Contested, origin: Origin): Letter {
  return {
    subject: `Commande ${token} : la réponse de ${shopName}`,
    preview: answer,
    title: 'La boutique vous répond',
    name: customerName,
    paragraphs: [`Vous aviez contesté la mention « Non-présenté » de votre commande ${token}.`, `« ${answer} »`],
    action: { label: 'Voir la commande', href: `${origin}/order/${token}` },
    notes: [],
  };
}

function whereabouts({ shop: { name, address, postcode, city, phone } }: MailedOrder): Fact[] {
  return [
    { label: 'Adresse', text: `${name}, ${address}, ${postcode} ${city}` },
    ...(phone === null ? [] : [{ label: 'Téléphone', text: phone }]),
  ];
}

/** « mardi 24 novembre, de 12:15 à 12:30 », by the shop's clock. */
export function sayWindow({
  window: { startsAt, endsAt },
  shop: { zone: timeZone },
}: Pick<MailedOrder, 'window'> & { shop: { zone: string } }): string {
  const day = new Intl.DateTimeFormat('fr-FR', { timeZone, weekday: 'long', day: 'numeric', month: 'long' });
  const time = timeIn(timeZone);
  return `${day.format(startsAt)}, de ${time(startsAt)} à ${time(endsAt)}`;
}

function timeIn(timeZone: string): (at: Date) => string {
  const time = new Intl.DateTimeFormat('fr-FR', { timeZone, hour: '2-digit', minute: '2-digit' });
  return (at) => time.format(at);
}

/** The receipt. */
export function billOf({ lines, feeCents, totalCents }: Pick<MailedOrder, 'lines' | 'feeCents' | 'totalCents'>): Bill {
  const rate = (thousandths: number) => (thousandths / 10).toLocaleString('fr-FR');
  return {
    lines: lines.map(({ name, quantity, lineCents, choices, note, ...declared }) => {
      const allergens = allergensText(declared);
      const details = [
        ...chosen(choices),
        ...(note && [`« ${note} »`]),
        ...(allergens && [`Allergènes : ${allergens}`]),
      ];
      return {
        name: quantity > 1 ? `${quantity} × ${name}` : name,
        details: details.join(', '),
        amount: formatEuros(lineCents),
      };
    }),
    sums: [
      { label: 'Frais de service', amount: formatEuros(feeCents) },
      { label: 'Total payé par carte', amount: formatEuros(totalCents), isTotal: true },
      ...containedVat(lines).map((vat) => ({
        label: `dont TVA ${rate(vat.rate)} %`,
        amount: formatEuros(vat.taxCents),
      })),
    ],
  };
}

function chosen({ size, meats, sauces, sot, supplements, toppings, fries, drink }: Choices): string[] {
  const priced = [...supplements, ...toppings].map(({ name, priceCents }) =>
    priceCents > 0 ? `${name} (+${formatEuros(priceCents)})` : name,
  );
  const raw = sot.map(sotLabel);
  return [size, ...meats, ...raw, ...sauces, ...priced, fries, drink].filter(
    (one) => one !== null && one !== '',
  ) as string[];
}
