import * as t from './refusals.texts';

/** Every refusal of the schema: the types that implement `Refusal`. */
export const REFUSALS = [
  'AccountNotActivated',
  'AddressUnknown',
  'BeingPaidElsewhere',
  'CartEmpty',
  'CartFull',
  'ConfirmationNeeded',
  'GoogleRefused',
  'InvalidCredentials',
  'InvalidSelection',
  'LimitExceeded',
  'LinkInvalid',
  'NameTaken',
  'NotOnThatDay',
  'NothingLeft',
  'OrderMoved',
  'OrderUnderWay',
  'PaymentPending',
  'PaymentRefunded',
  'PriceChanged',
  'SoldOut',
  'TooManyHolds',
  'RefundNotPossible',
  'StepNotPossible',
  'TooManyTries',
  'WindowFull',
  'WindowInvalid',
  'WrongPassword',
] as const;

export interface Refusal {
  __typename: (typeof REFUSALS)[number];
  message: string;
  retryAfterSeconds?: number;
}

export function isRefusal(answer: unknown): answer is Refusal {
  const { __typename: name } = (answer ?? {}) as Partial<Refusal>;
  return name !== undefined && REFUSALS.includes(name);
}

/** Pages handle success first and pass the rest here: a new refusal does not compile until it is listed above. */
export function refusalMessage({ message, retryAfterSeconds }: Refusal): string {
  return retryAfterSeconds === undefined ? message : t.tooManyTries(waitText(retryAfterSeconds));
}

function waitText(seconds: number): string {
  if (seconds >= 60) return `${Math.ceil(seconds / 60)} min`;
  return `${Math.max(1, Math.ceil(seconds))} s`;
}
