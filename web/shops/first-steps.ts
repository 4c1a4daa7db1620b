import { useEffect, useState } from 'react';
import type { FirstStepsFactsFragment } from '../../graphql/generated/owner/first-steps.fragments';
import type { FirstStepsProps } from '../../ui/owner/first-steps/first-steps';
import { notify } from '../../ui/base/toast/toast';
import type { FirstStep } from '../../ui/owner/first-steps/progress';
import { shopHref, shopKind } from './shop-facts';

type Step = FirstStepsFactsFragment['firstSteps'][number];

const STEPS: Record<Step['step'], Pick<FirstStep, 'title' | 'text' | 'href' | 'actionLabel'>> = {
  ADDRESS: {
    title: 'Votre adresse',
    text: 'Vos clients vous trouvent par elle.',
    href: '/reglages/boutique',
    actionLabel: 'Indiquer',
  },
  HOURS: {
    title: 'Vos horaires',
    text: 'Les créneaux de retrait en dépendent.',
    href: '/reglages/horaires',
    actionLabel: 'Régler',
  },
  ITEMS: {
    title: 'Votre carte',
    text: 'Un article avec sa photo et son prix suffit pour commencer.',
    href: '/addCategoryAndItems',
    actionLabel: 'Ajouter',
  },
  PAYMENT: {
    title: 'Votre compte de paiement',
    text: 'Pour encaisser les cartes et recevoir vos virements.',
    href: '/restaurantPaymentSetupPage',
    actionLabel: 'Relier',
  },
};

/** Where what is done can be looked at, if not where it was done. */
const SEEN: Partial<Record<Step['step'], { href: string }>> = { ITEMS: { href: '/AddItems' } };

/** What a new shop still needs, in words and with the way there. */
export function toFirstSteps(steps: readonly Step[]): FirstStep[] {
  return steps.map(({ step, state }) => {
    const words = { id: step, ...STEPS[step] };
    if (state === 'DONE') return { ...words, ...SEEN[step], state: 'done', actionLabel: 'Voir' };
    if (state === 'TODO') return { ...words, state: 'todo' };
    // Whose turn it is, the owner’s or the provider’s, only the account’s own page knows.
    return {
      ...words,
      state: 'todo',
      text: 'Il est créé, mais pas encore prêt à encaisser.',
      actionLabel: 'Continuer',
    };
  });
}

/**
 * The checklist of a shop customers do not see yet, and, for whoever was looking at it, that they do now; undefined
 * where there is nothing to say.
 */
export function useFirstSteps(shop: FirstStepsFactsFragment | undefined): FirstStepsProps | undefined {
  const [wasHidden, setWasHidden] = useState(false);
  if (shop && !shop.visible && !wasHidden) setWasHidden(true);
  const hasOpened = wasHidden && shop?.visible === true;
  useEffect(() => {
    if (hasOpened) notify('Votre boutique est ouverte : les clients la voient.', 'positive');
  }, [hasOpened]);
  if (!shop || (shop.visible && !wasHidden)) return undefined;
  return { steps: toFirstSteps(shop.firstSteps), shopHref: shopHref(shopKind(shop.kind), shop.id) };
}
