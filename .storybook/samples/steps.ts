import type { FirstStep } from '../../ui/owner/first-steps/first-steps';

export const newShop: readonly FirstStep[] = [
  {
    id: 'hours',
    title: 'Vos horaires',
    text: 'Les créneaux de retrait en dépendent.',
    state: 'todo',
    href: '/reglages/horaires',
    actionLabel: 'Régler',
  },
  {
    id: 'items',
    title: 'Votre carte',
    text: 'Un article avec sa photo et son prix suffit pour commencer.',
    state: 'todo',
    href: '/AddItems',
    actionLabel: 'Ajouter',
  },
  {
    id: 'account',
    title: 'Votre compte de paiement',
    text: 'Pour encaisser les cartes et recevoir vos virements.',
    state: 'todo',
    href: '/restaurantPaymentSetupPage',
    actionLabel: 'Relier',
  },
];

export function withStates(states: Record<string, FirstStep['state']>): readonly FirstStep[] {
  return newShop.map((step) => {
    const state = states[step.id] ?? step.state;
    return { ...step, state, actionLabel: state === 'todo' ? step.actionLabel : 'Voir' };
  });
}
