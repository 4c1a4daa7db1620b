/** Every expected « no » of the schema: the types that implement `Refusal`. */
export const REFUSALS = [
  'AccountNotActivated',
  'AddressUnknown',
  'CartEmpty',
  'CartFull',
  'ConfirmationNeeded',
  'GoogleRefused',
  'InvalidCredentials',
  'InvalidSelection',
  'LimitExceeded',
  'LinkInvalid',
  'NameTaken',
  'NothingLeft',
  'NoWindowLeft',
  'OrderMoved',
  'OrderUnderWay',
  'PaymentPending',
  'PaymentRefunded',
  'PriceChanged',
  'SoldOut',
  'StepNotPossible',
  'TooManyTries',
  'WindowFull',
  'WindowInvalid',
  'WrongPassword',
] as const;

/** A « no » as an operation receives it; each asks at least for `message`. */
export interface Refusal {
  __typename: (typeof REFUSALS)[number];
  message: string;
  /** Of TooManyTries, where asked for. */
  retryAfterSeconds?: number;
}

/**
 * What to tell the person. A page handles its success first and passes the rest: a refusal that is new in the schema
 * does not compile there until it is listed above, nor here until it has its sentence.
 */
export function sayRefusal(refusal: Refusal): string {
  switch (refusal.__typename) {
    case 'TooManyTries':
      return refusal.retryAfterSeconds === undefined
        ? refusal.message
        : `Trop de tentatives. Réessayez dans ${waitText(refusal.retryAfterSeconds)}.`;
    case 'AccountNotActivated':
    case 'AddressUnknown':
    case 'CartEmpty':
    case 'CartFull':
    case 'ConfirmationNeeded':
    case 'GoogleRefused':
    case 'InvalidCredentials':
    case 'InvalidSelection':
    case 'LimitExceeded':
    case 'LinkInvalid':
    case 'NameTaken':
    case 'NothingLeft':
    case 'NoWindowLeft':
    case 'OrderMoved':
    case 'OrderUnderWay':
    case 'PaymentPending':
    case 'PaymentRefunded':
    case 'PriceChanged':
    case 'SoldOut':
    case 'StepNotPossible':
    case 'WindowFull':
    case 'WindowInvalid':
    case 'WrongPassword':
      return refusal.message;
    default:
      refusal.__typename satisfies never;
      return 'Ce n’est pas possible pour le moment.';
  }
}

function waitText(seconds: number): string {
  if (seconds >= 60) return `${Math.ceil(seconds / 60)} min`;
  return `${Math.max(1, Math.ceil(seconds))} s`;
}
