import {
  AddExceptionalDaysDocument,
  PauseOrdersDocument,
  RemoveExceptionalDaysDocument,
  ResumeOrdersDocument,
  SaveAlertsDocument,
  SaveOpeningHoursDocument,
  SavePaceDocument,
  SaveReceiptTextDocument,
  SaveShopIdentityDocument,
  SettingsPageDocument,
  type OwnShopFactsFragment,
} from '../../graphql/generated/owner/settings';
import {
  AddPrinterDocument,
  ClaimPrinterDocument,
  OwnPrintersDocument,
  RemovePrinterDocument,
  SaveAutoPrintDocument,
  TestPrinterDocument,
  type PrinterFactsFragment,
} from '../../graphql/generated/owner/printers';
import { FirstStepsDocument } from '../../graphql/generated/owner/menu';
import { samplePictures } from '../samples/pictures';
import { answer, type Answers } from '../mocked-answers';

const hours = (weekday: number, opensAt: number, closesAt: number) =>
  ({ __typename: 'OpeningHours', weekday, opensAt: opensAt * 60, closesAt: closesAt * 60 }) as const;

const step = (step: 'HOURS' | 'ITEMS' | 'PAYMENT', state: 'TODO' | 'BEGUN' | 'DONE') =>
  ({ __typename: 'FirstStepView', step, state }) as const;

/** A bakery at noon, as its owner runs it. */
export const ownShop: OwnShopFactsFragment = {
  __typename: 'OwnShop',
  id: 'levain',
  name: 'Maison Levain',
  slug: 'maison-levain-paris',
  kind: 'BOULANGERIE',
  description: 'Pains au levain naturel, viennoiseries au beurre d’Isigny et sandwichs du jour.',
  descriptionEn: null,
  phone: '01 42 72 18 40',
  address: '12 rue des Archives, 75004 Paris',
  pictureUrl: samplePictures.croissant,
  zone: 'Europe/Paris',
  today: '2026-06-12',
  todayEndsAt: '2026-06-13T02:00:00Z',
  opening: { __typename: 'Opening', isOpen: true, closesAt: null, pausedUntil: null, text: "Ouvert jusqu'à 20h" },
  openingHours: [2, 3, 4, 5, 6].flatMap((weekday) => [hours(weekday, 7, 13), hours(weekday, 15, 20)]),
  exceptionalDays: [
    {
      __typename: 'ExceptionalDays',
      id: 'summer',
      kind: 'CLOSED',
      from: '2026-08-03',
      to: '2026-08-24',
      opensAt: null,
      closesAt: null,
      reason: 'Congés d’été',
    },
    {
      __typename: 'ExceptionalDays',
      id: 'market',
      kind: 'OPEN',
      from: '2026-09-14',
      to: '2026-09-14',
      opensAt: 420,
      closesAt: 780,
      reason: 'Fête du pain',
    },
  ],
  slotMinutes: 15,
  preparationMinutes: 20,
  noShowGraceMinutes: 10,
  capacityUnits: 10,
  daysAhead: 7,
  receiptText: '',
  asksPhone: false,
  smsOffered: false,
  alerts: {
    __typename: 'AlertSettings',
    ring: true,
    push: true,
    mail: true,
    sms: false,
    cancelAfterMinutes: null,
  },
  visible: true,
  firstSteps: [step('HOURS', 'DONE'), step('ITEMS', 'DONE'), step('PAYMENT', 'DONE')],
};

/** The same on its first day: hours are set, nothing else. */
export const newOwnShop: OwnShopFactsFragment = {
  ...ownShop,
  visible: false,
  firstSteps: [step('HOURS', 'DONE'), step('ITEMS', 'TODO'), step('PAYMENT', 'BEGUN')],
};

export const kitchen: PrinterFactsFragment = {
  __typename: 'Printer',
  id: 'kitchen',
  name: 'Cuisine',
  connection: 'NETWORK',
  address: '192.168.1.20',
  columns: 48,
  state: 'READY',
  problem: null,
  isClaimed: true,
  seenAt: '2026-06-12T09:38:00Z',
};

export const ownShopAnswers: Answers = {
  ...answer(SettingsPageDocument, { ownShop }),
  ...answer(FirstStepsDocument, { ownShop }),
  ...answer(SaveShopIdentityDocument, ({ input }) => ({ saveShopIdentity: { ...ownShop, name: input.name } })),
  ...answer(SaveOpeningHoursDocument, ({ hours }) => ({
    saveOpeningHours: {
      ...ownShop,
      openingHours: [hours].flat().map((range) => ({ __typename: 'OpeningHours' as const, ...range })),
    },
  })),
  ...answer(AddExceptionalDaysDocument, { addExceptionalDays: ownShop }),
  ...answer(RemoveExceptionalDaysDocument, ({ id }) => ({
    removeExceptionalDays: { ...ownShop, exceptionalDays: ownShop.exceptionalDays.filter((one) => one.id !== id) },
  })),
  ...answer(PauseOrdersDocument, {
    pauseOrders: { ...ownShop, opening: { ...ownShop.opening, pausedUntil: '2026-06-12T10:10:00Z' } },
  }),
  ...answer(ResumeOrdersDocument, { resumeOrders: ownShop }),
  ...answer(SaveAlertsDocument, ({ input }) => ({
    saveAlerts: {
      ...ownShop,
      alerts: { ...ownShop.alerts, ...input, cancelAfterMinutes: input.cancelAfterMinutes ?? null },
    },
  })),
  ...answer(SavePaceDocument, ({ input }) => ({ savePace: { ...ownShop, ...(input as Partial<typeof ownShop>) } })),
  ...answer(OwnPrintersDocument, {
    now: '2026-06-12T09:40:00Z',
    ownShop: { __typename: 'OwnShop', id: ownShop.id, autoPrint: true },
    ownPrinters: [kitchen],
  }),
  ...answer(AddPrinterDocument, ({ input }) => ({
    addPrinter: {
      __typename: 'AddedPrinter' as const,
      pollingUrl: 'https://memeprix.example/api/cloudprnt/k7m4pxh2d9wq3t6vbn8fz5cjya',
      printer: { ...kitchen, id: 'counter', name: input.name, state: 'WAITING' as const, seenAt: null },
    },
  })),
  ...answer(ClaimPrinterDocument, { claimPrinter: [kitchen] }),
  ...answer(RemovePrinterDocument, { removePrinter: [] }),
  ...answer(TestPrinterDocument, { testPrinter: true }),
  ...answer(SaveAutoPrintDocument, ({ wanted }) => ({
    saveAutoPrint: { __typename: 'OwnShop' as const, id: ownShop.id, autoPrint: wanted },
  })),
  ...answer(SaveReceiptTextDocument, ({ text }) => ({ saveReceiptText: { ...ownShop, receiptText: text } })),
};
