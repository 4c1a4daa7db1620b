import { useEffect, useState } from 'react';
import type { FirstStepsFactsFragment } from '../../graphql/generated/owner/first-steps.fragments';
import type { FirstStep, FirstStepsProps } from '../../ui/owner/first-steps/first-steps';
import { notify } from '../../ui/base/toast/toast';
import * as t from './first-steps.texts';
import { shopHref, shopKind } from './shop-facts';

type Step = FirstStepsFactsFragment['firstSteps'][number];

const STEPS: Record<Step['step'], Record<'title' | 'text' | 'actionLabel', () => string> & { href: string }> = {
  ADDRESS: { title: t.address, text: t.addressMeans, href: '/reglages/boutique', actionLabel: t.setAddress },
  HOURS: { title: t.hours, text: t.hoursMean, href: '/reglages/horaires', actionLabel: t.setHours },
  ITEMS: { title: t.menu, text: t.menuMeans, href: '/addCategoryAndItems', actionLabel: t.addItem },
  PAYMENT: { title: t.payment, text: t.paymentMeans, href: '/restaurantPaymentSetupPage', actionLabel: t.connect },
};

/** Address for viewing a completed step, when it differs from where the step is done. */
const SEEN: Partial<Record<Step['step'], { href: string }>> = { ITEMS: { href: '/AddItems' } };

export function toFirstSteps(steps: readonly Step[]): FirstStep[] {
  return steps.map(({ step, state }) => {
    const { title, text, actionLabel, href } = STEPS[step];
    const words = { id: step, title: title(), text: text(), actionLabel: actionLabel(), href };
    if (state === 'DONE') return { ...words, ...SEEN[step], state: 'done', actionLabel: t.look() };
    if (state === 'TODO') return { ...words, state: 'todo' };
    // Only the payouts page knows whether the owner or the provider has to act next.
    return { ...words, state: 'todo', text: t.paymentBegun(), actionLabel: t.goOn() };
  });
}

/** Checklist of a shop customers do not see yet; it stays for an owner who was looking at it, or if `lasting`. */
export function useFirstSteps(shop: FirstStepsFactsFragment | undefined, lasting = false): FirstStepsProps | undefined {
  const [wasHidden, setWasHidden] = useState(false);
  if (shop && !shop.visible && !wasHidden) setWasHidden(true);
  const hasOpened = wasHidden && shop?.visible === true;
  useEffect(() => {
    if (hasOpened) notify(t.opened(), 'positive');
  }, [hasOpened]);
  if (!shop || (shop.visible && !wasHidden && !lasting)) return undefined;
  return { steps: toFirstSteps(shop.firstSteps), shopHref: shopHref(shopKind(shop.kind), shop.id) };
}
