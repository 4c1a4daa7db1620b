import { Role } from '../../server/accounts/account.entity';
import {
  activationLetter,
  knownAddressLetter,
  passwordChangedLetter,
  payoutChangedLetter,
  passwordResetLetter,
} from '../../server/accounts/registration/account-mail.service';
import type { Letter } from '../../server/mail/mail-layout';
import { incidentAtOperatorLetter, incidentLetter } from '../../server/orders/mails/incident-mail.service';
import type { MailedIncident } from '../../server/orders/mails/incident-mails.texts';
import {
  billOf,
  cancellationLetter,
  contestAnswerLetter,
  contestLetter,
  confirmationLetter,
  type MailedOrder,
  dayClosedLetter,
  dayReopenedLetter,
  eveningLetter,
  noShowLetter,
  readyLetter,
} from '../../server/orders/mails/order-mails';
import {
  refundFailedAtOperatorLetter,
  refundFailedAtShopLetter,
  refundLetter,
} from '../../server/orders/mails/refund-mail.service';
import { windowOver } from '../../server/orders/settlement/settlement.texts';
import type { MailedRefund } from '../../server/orders/mails/refund-mails.texts';
import { IncidentKind } from '../../server/payments/incident.entity';
import { choosing } from '../support/options';

const origin = 'https://memeprix.example';
const token = 'x'.repeat(43);
const camille = { name: 'Camille Martin', role: Role.CUSTOMER };
const baker = { name: 'Anne Levain', role: Role.OWNER };
const declared = { allergens: ['GLUTEN', 'NUTS'], allergensDeclared: true };

/** A lunch with everything a bill can hold: choices, extras, a note, two rates of tax. */
const lunch: MailedOrder = {
  token: 'K7M4PX',
  customerName: camille.name,
  window: { startsAt: new Date('2026-11-24T11:15:00Z'), endsAt: new Date('2026-11-24T11:30:00Z') },
  heldUntil: new Date('2026-11-24T11:40:00Z'),
  shop: {
    name: 'Sami Grill',
    address: '12 rue des Archives',
    postcode: '75004',
    city: 'Paris',
    phone: '01 42 77 00 00',
    zone: 'Europe/Paris',
  },
  cancelUntil: new Date('2026-11-24T11:00:00Z'),
  mealDeals: [{ mealDealId: 'd-1', name: 'Formule Midi', nameEn: 'Lunch deal', quantity: 1, cents: 130 }],
  feeCents: 29,
  totalCents: 2259,
  lines: [
    {
      id: 'l-1',
      name: 'Tacos 2 viandes, menu',
      quantity: 1,
      unitCents: 1180,
      lineCents: 1120,
      vatRate: 100,
      choices: choosing({
        meats: ['Poulet curry', 'Merguez'],
        sauces: ['Algérienne', 'Blanche'],
        sot: ['salad', 'onion'],
        fries: 'Frites',
        drink: 'Ayran',
        supplements: { name: 'Cheddar', priceCents: 100 },
      }),
      note: 'Bien grillé, merci !',
      allergens: ['GLUTEN', 'MILK'],
      allergensDeclared: false,
    },
    {
      id: 'l-2',
      name: 'Baklava pistache',
      quantity: 2,
      unitCents: 350,
      lineCents: 655,
      vatRate: 55,
      choices: [],
      note: '',
      ...declared,
    },
    {
      id: 'l-3',
      name: 'Bière artisanale 33 cl',
      quantity: 1,
      unitCents: 480,
      lineCents: 455,
      vatRate: 200,
      choices: [],
      note: '',
      ...declared,
    },
  ],
};
const of = {
  name: camille.name,
  token: lunch.token,
  shop: lunch.shop.name,
  refundCents: lunch.totalCents,
  isWithBank: false,
};

const contested = {
  token: lunch.token,
  customerName: camille.name,
  shop: lunch.shop.name,
  reason: 'J’ai attendu dix minutes devant le comptoir.',
  answer: 'Le rideau était baissé, pardon.',
};

const shop = { id: 'f1d5a4b2-6f0e-4f5e-9c0a-2f4f6f1d9b11', name: lunch.shop.name };
const back: MailedRefund & { token: string } = {
  ...{ id: shop.id, amountCents: 655, reason: 'Les baklavas sont tombés.', shop, customerName: camille.name },
  ...{ token: lunch.token, comesAgain: true, shopOwesCents: 0, settledHow: null },
};
const disputed: MailedIncident = {
  incident: {
    ...{ id: 'dp_1', kind: IncidentKind.DISPUTE, amountCents: lunch.totalCents, reason: 'fraudulent' },
    ...{ status: 'needs_response', takenCents: 2230, shopOwesCents: 0 },
  },
  shop,
  answerBy: '1 décembre 2026 à 12:00',
  evidence: {
    token: lunch.token,
    facts: [
      { label: 'Payée le', text: '24 novembre 2026 à 11:58' },
      { label: 'Remise contre son numéro', text: '24 novembre 2026 à 12:21' },
    ],
    get bill() {
      return billOf(lunch);
    },
  },
};
const incidentLike = (mailed: MailedIncident, more: Partial<MailedIncident['incident']>): MailedIncident => ({
  ...mailed,
  incident: { ...mailed.incident, ...more },
});

const page = `${origin}/order/${lunch.token}`;

const reasons = {
  broken: 'Notre grill est en panne, nous sommes désolés.',
  cash: 'en espèces au comptoir.',
};

/** What shops and people wrote in them, however deep. */
export const SAMPLES: readonly unknown[] = [
  lunch,
  contested,
  back,
  disputed.incident,
  disputed.evidence?.facts,
  reasons,
];

/** Every mail there is, as somebody gets it. */
export const letters = (): Readonly<Record<string, Letter>> => ({
  activation: activationLetter(camille, origin, token),
  'activation-owner': activationLetter(baker, origin, token),
  'known-address': knownAddressLetter(camille, origin),
  'password-reset': passwordResetLetter(camille, origin, token),
  'password-changed': passwordChangedLetter(baker, origin),
  'payout-changed': payoutChangedLetter(baker, origin),
  confirmed: confirmationLetter(lunch, page),
  moved: confirmationLetter({ ...lunch, ahead: true, moved: true }, page),
  evening: eveningLetter({ ...lunch, ahead: true }, page),
  'day-closed': dayClosedLetter({ ...lunch, ahead: true }, page),
  'day-reopened': dayReopenedLetter({ ...lunch, ahead: true }, page),
  ready: readyLetter(lunch, page, `${origin}/account`),
  cancelled: cancellationLetter({ ...of, byShop: false, reason: '' }, page),
  'cancelled-by-shop': cancellationLetter({ ...of, byShop: true, reason: reasons.broken }, page),
  'paid-too-late': refundLetter(
    'TOO_LATE',
    { ...back, token: null, amountCents: lunch.totalCents, reason: windowOver() },
    `${origin}/cart/${shop.id}`,
  ),
  refunded: {
    ...refundLetter('LINES', back, page),
    bill: billOf({ ...lunch, refunds: [{ cents: 328, state: 'DONE', lines: [{ lineId: 'l-2', quantity: 1 }] }] }),
  },
  'refund-done': refundLetter('DONE', back, page),
  'refund-failed': refundLetter('FAILED', back, page),
  'refund-failed-again': refundLetter('FAILED', { ...back, comesAgain: false }, page),
  'refund-failed-shop': refundFailedAtShopLetter({ ...back, comesAgain: false }, baker.name, origin),
  'refund-failed-operator': refundFailedAtOperatorLetter({ ...back, comesAgain: false }),
  'refund-settled': refundLetter('SETTLED', { ...back, settledHow: reasons.cash }, page),
  dispute: incidentLetter(disputed, baker.name, false, origin),
  'dispute-operator': incidentAtOperatorLetter(disputed, false),
  'dispute-won': incidentLetter(incidentLike(disputed, { status: 'won' }), baker.name, true, origin),
  'fraud-warning': incidentLetter(
    incidentLike(disputed, { kind: IncidentKind.FRAUD_WARNING }),
    baker.name,
    false,
    origin,
  ),
  'payout-failed': incidentLetter(
    { ...incidentLike(disputed, { kind: IncidentKind.PAYOUT_FAILED }), evidence: null },
    baker.name,
    false,
    origin,
  ),
  deauthorized: incidentLetter(
    { ...incidentLike(disputed, { kind: IncidentKind.DEAUTHORIZED }), evidence: null },
    baker.name,
    false,
    origin,
  ),
  'no-show': noShowLetter(lunch, new Date('2026-11-25T11:41:00Z'), page),
  'no-show-contested': contestLetter(contested, page),
  'no-show-answered': contestAnswerLetter(contested, page),
});
