import { registerEnumType } from 'type-graphql';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Shop } from '../shop.entity';

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

/** In their recommended order. Once the shop has opened, only its payment account can hide it (specification 7.13). */
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

/** Queries the table of items directly, because shops may not import menus. */
export async function factsOf(em: EntityManager, shop: Shop): Promise<ShopFacts> {
  const [row] = await em.execute<{ has_hours: boolean; has_items: boolean }[]>(
    `select exists (select 1 from opening_range where shop_id = ?) or exists (select 1 from exceptional_opening where shop_id = ?) as has_hours,
            exists (select 1 from item where shop_id = ? and published and deleted_at is null) as has_items`,
    [shop.id, shop.id, shop.id],
  );
  return {
    hasAddress: shop.address !== '',
    hasHours: row?.has_hours ?? false,
    hasItems: row?.has_items ?? false,
    hasPaymentAccount: shop.paymentAccountId !== null,
    chargesEnabled: shop.chargesEnabled,
    openedAt: shop.openedAt,
  };
}

/**
 * Opens a shop to customers once all setup steps are done; called after each change that may complete them. It must run
 * after the change's transaction: of two steps completed at the same moment, the later call must see both.
 */
export async function openWhenReady(em: EntityManager, shopId: string, now: Date): Promise<void> {
  const shop = await em.fork().findOne(Shop, { id: shopId });
  if (!shop || shop.openedAt || !isReady(await factsOf(em, shop))) return;
  await em.execute('update shop set opened_at = ? where id = ? and opened_at is null', [now, shopId]);
}
