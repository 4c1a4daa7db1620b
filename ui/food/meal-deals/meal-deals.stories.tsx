import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MealDealList } from './meal-deal-list';

const french = (name: string) => ({ name, nameLang: null });

const lunch = {
  ...{ id: 'midi', ...french('Formule Midi'), priceCents: 990, servedText: 'jusqu’à 14:30' },
  parts: ['Sandwich', 'Dessert', 'Boisson'].map(french),
};
const breakfast = {
  ...{ id: 'matin', ...french('Petit déjeuner'), priceCents: 450, servedText: null },
  parts: ['Viennoiserie', 'Boisson chaude'].map(french),
};
const family = {
  ...{ id: 'famille', ...french('Formule Grande Famille du Dimanche'), priceCents: 12_990 },
  ...{ servedText: 'dimanche, de 11:00 à 15:00', parts: ['Pizza', 'Pizza', 'Salade', 'Boisson'].map(french) },
};

export default { component: MealDealList, args: { mealDeals: [lunch] } } satisfies Meta<typeof MealDealList>;
type Story = StoryObj<typeof MealDealList>;

/** What belongs to it, for how much and when, above the menu. */
export const One: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Formule Midi' })).toBeVisible();
    await expect(canvas.getByText('9,90 €')).toBeVisible();
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Sandwich + Dessert + Boisson');
  },
};

export const Several: Story = {
  args: {
    mealDeals: [
      lunch,
      breakfast,
      family,
      { ...lunch, id: 'en', name: 'Lunch deal', nameLang: 'en', servedText: 'until 14:30' },
    ],
  },
};
