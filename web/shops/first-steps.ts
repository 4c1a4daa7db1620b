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

/** Where what is done can be looked at, if not where it was done. */
const SEEN: Partial<Record<Step['step'], { href: string }>> = { ITEMS: { href: '/AddItems' } };

/** What a new shop still needs, in words and with the way there. */
export function toFirstSteps(steps: readonly Step[]): FirstStep[] {
  return steps.map(({ step, state }) => {
    const { title, text, actionLabel, href } = STEPS[step];
    const words = { id: step, title: title(), text: text(), actionLabel: actionLabel(), href };
    if (state === 'DONE') return { ...words, ...SEEN[step], state: 'done', actionLabel: t.look() };
    if (state === 'TODO') return { ...words, state: 'todo' };
    // Whose turn it is, the owner’s or the provider’s, only the account’s own page knows.
    return { ...words, state: 'todo', text: t.paymentBegun(), actionLabel: t.goOn() };
  });
}

/**
 * The checklist of a shop customers do not see yet, and, for whoever was looking at it or where it is `lasting`, that they
 * do now; undefined where there is nothing to say.
 */
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
