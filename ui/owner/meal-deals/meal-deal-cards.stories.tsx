import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { sampleLunchDeal, sampleMenu, sampleSnackDeal } from '../../../.storybook/samples/own-meal-deals';
import { MealDealCards } from './meal-deal-cards';

export default {
  component: MealDealCards,
  args: { mealDeals: [sampleLunchDeal, sampleSnackDeal], categories: sampleMenu, onEdit: fn(), onRemove: fn() },
} satisfies Meta<typeof MealDealCards>;
type Story = StoryObj<typeof MealDealCards>;

/** What belongs to each, when it applies, what customers save, and a combination on which they save nothing; none goes unasked. */
export const Several: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const lunch = within(canvas.getByRole('listitem', { name: 'Formule Midi' }));
    await expect(lunch.getByText(/^Vos clients économisent de/)).toBeVisible();
    await expect(canvas.getByRole('listitem', { name: 'Formule Midi' })).toHaveTextContent(
      'Sandwich (3 articles) + Dessert (2) + Boisson (2) · jusqu’à 14:30',
    );
    await expect(canvas.getByText('Cookie + Eau')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Modifier : Goûter' }));
    await expect(args.onEdit).toHaveBeenCalledWith('m-2');
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer : Formule Midi' }));
    const question = canvas.getByRole('alertdialog', { name: 'Supprimer « Formule Midi » ?' });
    await expect(question).toHaveAccessibleDescription(/^Son prix ne s’applique plus/);
    await userEvent.click(within(question).getByRole('button', { name: 'Supprimer' }));
    await expect(args.onRemove).toHaveBeenCalledWith('m-1');
  },
};

/** Too dear to ever apply; a part whose items have left the menu; one that is being removed, its name without room. */
export const NeverApplied: Story = {
  args: {
    mealDeals: [
      { ...sampleLunchDeal, priceCents: 1400 },
      {
        ...sampleSnackDeal,
        parts: sampleSnackDeal.parts.map((part, at) => (at === 0 ? { ...part, options: [] } : part)),
      },
      { ...sampleLunchDeal, id: 'm-3', name: 'Anticonstitutionnellement'.repeat(4) },
    ],
    busyIds: ['m-3'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^À ce prix, la formule ne s’applique jamais/)).toBeVisible();
    await expect(canvas.getByText(/^Un choix n’a plus d’article/)).toBeVisible();
  },
};
