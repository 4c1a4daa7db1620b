export type Attempt = keyof typeof BUDGETS;

export interface Budget {
  tries: number;
  seconds: number;
}

/**
 * `pair`: one account from one network address; `account`: one account from anywhere, so that nobody fills a
 * stranger's mailbox; `address`: one network address, wide enough for a school or an office behind it.
 */
export type Scope = 'pair' | 'account' | 'address';

const MINUTE = 60;
const HOUR = 3600;

/** The first line is specification 8.5; the others allow for an office behind one address at noon. */
export const BUDGETS = {
  login: {
    pair: { tries: 10, seconds: MINUTE },
    account: { tries: 200, seconds: HOUR },
    address: { tries: 1000, seconds: 10 * MINUTE },
  },
  /** From a device that knows the account: strangers cannot use these up. The account is the device's. */
  loginOfDevice: { pair: { tries: 10, seconds: MINUTE }, account: { tries: 200, seconds: HOUR } },
  mail: { account: { tries: 6, seconds: HOUR }, address: { tries: 120, seconds: HOUR } },
  /** Mails nothing, so nobody’s mailbox needs guarding: strangers cannot use up somebody’s. */
  guest: { pair: { tries: 12, seconds: HOUR }, address: { tries: 240, seconds: HOUR } },
  link: { address: { tries: 60, seconds: 10 * MINUTE } },
  /** Keys that open no order. */
  orderLink: { address: { tries: 30, seconds: 10 * MINUTE } },
  google: { address: { tries: 60, seconds: 10 * MINUTE } },
  cart: { account: { tries: 300, seconds: MINUTE } },
  checkout: { account: { tries: 120, seconds: 10 * MINUTE } },
  /** Against card testing: the fifth refused card within an hour is the last. */
  failedCard: { account: { tries: 5, seconds: HOUR } },
  /** An event of one refused card may be retried for a day and a half; it counts once. */
  failedCardNews: { account: { tries: 1, seconds: 48 * HOUR } },
  savedCard: { account: { tries: 120, seconds: 10 * MINUTE } },
  order: { account: { tries: 120, seconds: 10 * MINUTE } },
  print: { account: { tries: 60, seconds: MINUTE } },
  /** Each prints a code, perhaps on a stranger’s paper. */
  printer: { account: { tries: 40, seconds: 24 * HOUR } },
  voice: { account: { tries: 120, seconds: MINUTE } },
  upload: { account: { tries: 120, seconds: 10 * MINUTE } },
  device: { account: { tries: 60, seconds: 24 * HOUR } },
  payout: { account: { tries: 60, seconds: HOUR } },
  /** Streams begun over sockets; after a restart all pages of an office come back at once, with two each. */
  subscribe: { address: { tries: 3000, seconds: MINUTE } },
  search: { address: { tries: 240, seconds: MINUTE } },
} as const satisfies Readonly<Record<string, Partial<Record<Scope, Budget>>>>;

/** They protect accounts and cards: all processes count together. The others each process counts for itself, without a write a call. */
export const COUNTED_TOGETHER: ReadonlySet<Attempt> = new Set<Attempt>([
  'login',
  'loginOfDevice',
  'mail',
  'guest',
  'link',
  'orderLink',
  'google',
  'failedCard',
  'failedCardNews',
]);
