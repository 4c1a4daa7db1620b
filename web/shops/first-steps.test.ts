import { expect, test } from 'vitest';
import { stepsLeft } from '../../ui/owner/first-steps/first-steps';
import { toFirstSteps } from './first-steps';

test('each first step has a title and links to the page where it is done', () => {
  const steps = toFirstSteps([
    { __typename: 'FirstStepView', step: 'ADDRESS', state: 'TODO' },
    { __typename: 'FirstStepView', step: 'HOURS', state: 'TODO' },
    { __typename: 'FirstStepView', step: 'ITEMS', state: 'DONE' },
    { __typename: 'FirstStepView', step: 'PAYMENT', state: 'TODO' },
  ]);
  expect(toFirstSteps([{ __typename: 'FirstStepView', step: 'ITEMS', state: 'TODO' }])[0]?.href).toBe(
    '/addCategoryAndItems',
  );
  expect(steps.map(({ title, state, actionLabel, href }) => [title, state, actionLabel, href])).toEqual([
    ['Votre adresse', 'todo', 'Indiquer', '/reglages/boutique'],
    ['Vos horaires', 'todo', 'Régler', '/reglages/horaires'],
    ['Votre carte', 'done', 'Voir', '/AddItems'],
    ['Votre compte de paiement', 'todo', 'Relier', '/restaurantPaymentSetupPage'],
  ]);
});

test('a started payment account remains a first step and can be continued', () => {
  const steps = toFirstSteps([{ __typename: 'FirstStepView', step: 'PAYMENT', state: 'BEGUN' }]);
  expect(stepsLeft(steps)).toMatchObject([{ actionLabel: 'Continuer' }]);
});
