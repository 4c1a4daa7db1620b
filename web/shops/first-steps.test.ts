import { expect, test } from 'vitest';
import { stepsLeft } from '../../ui/owner/first-steps/first-steps';
import { toFirstSteps } from './first-steps';

type Step = Parameters<typeof toFirstSteps>[0][number];
const step = (name: Step['step'], state: Step['state']) =>
  ({ __typename: 'FirstStepView', step: name, state }) as const;

test('each first step has a title and links to the page where it is done', () => {
  const before = [step('ADDRESS', 'TODO'), step('HOURS', 'TODO')];
  const steps = toFirstSteps([...before, step('ITEMS', 'DONE'), step('PAYMENT', 'TODO')]);
  const [items] = toFirstSteps([step('ITEMS', 'TODO')]);
  expect(items?.href).toBe('/addCategoryAndItems');
  expect(steps.map(({ title, state, actionLabel, href }) => [title, state, actionLabel, href])).toEqual([
    ['Votre adresse', 'todo', 'Indiquer', '/reglages/boutique'],
    ['Vos horaires', 'todo', 'Régler', '/reglages/horaires'],
    ['Votre carte', 'done', 'Voir', '/AddItems'],
    ['Votre compte de paiement', 'todo', 'Relier', '/restaurantPaymentSetupPage'],
  ]);
});

test('a started payment account remains a first step and can be continued', () => {
  expect(stepsLeft(toFirstSteps([step('PAYMENT', 'BEGUN')]))).toMatchObject([{ actionLabel: 'Continuer' }]);
});
