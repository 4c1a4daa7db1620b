import { registerEnumType } from 'type-graphql';

export enum FirstStep {
  ADDRESS = 'ADDRESS',
  HOURS = 'HOURS',
  ITEMS = 'ITEMS',
  PAYMENT = 'PAYMENT',
}
registerEnumType(FirstStep, {
  name: 'FirstStep',
  description: 'What a shop needs before its first customer.',
  valuesConfig: {
    ADDRESS: { description: 'A place to come to; only asked where the sign-up gave none.' },
  },
});

export enum StepState {
  TODO = 'TODO',
  BEGUN = 'BEGUN',
  DONE = 'DONE',
}
registerEnumType(StepState, {
  name: 'StepState',
  valuesConfig: { BEGUN: { description: 'Begun, and not finished by the owner or by the payment provider.' } },
});

export interface ShopFacts {
  hasAddress: boolean;
  hasHours: boolean;
  hasItems: boolean;
  hasPaymentAccount: boolean;
  chargesEnabled: boolean;
  openedAt: Date | null;
}

/**
 * Returns the setup steps in their recommended order. Once the shop has opened, only the payment account can hide it
 * again (specification 7.13).
 */
export function firstSteps(facts: ShopFacts): { step: FirstStep; state: StepState }[] {
  const opened = facts.openedAt !== null;
  const doneIf = (done: boolean) => (opened || done ? StepState.DONE : StepState.TODO);
  return [
    ...(opened || facts.hasAddress ? [] : [{ step: FirstStep.ADDRESS, state: StepState.TODO }]),
    { step: FirstStep.HOURS, state: doneIf(facts.hasHours) },
    { step: FirstStep.ITEMS, state: doneIf(facts.hasItems) },
    { step: FirstStep.PAYMENT, state: paymentState(facts) },
  ];
}

function paymentState({ chargesEnabled, hasPaymentAccount }: ShopFacts): StepState {
  if (chargesEnabled) return StepState.DONE;
  return hasPaymentAccount ? StepState.BEGUN : StepState.TODO;
}

export function isReady(facts: ShopFacts): boolean {
  return firstSteps(facts).every(({ state }) => state === StepState.DONE);
}

/** Whether customers see a shop: it has opened and can receive payments (specification 3.2). */
export function isVisible({ openedAt, chargesEnabled }: Pick<ShopFacts, 'openedAt' | 'chargesEnabled'>): boolean {
  return openedAt !== null && chargesEnabled;
}
