import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { belowEachOther, inBox } from '../../../.storybook/situations';
import { ReviewCard } from './review-list';

const long =
  'J’y passe tous les midis depuis six mois et je n’ai jamais attendu plus de deux minutes. Le sandwich est fait devant vous, la salade est fraîche, le pain craque. Un jour il manquait la sauce : on m’a appelé avant que je parte, et on m’a offert un cookie pour s’excuser. Les prix sont exactement ceux du comptoir, je les ai comparés. Un seul regret : les frites partent vite, commandez avant midi si vous y tenez vraiment.';

export default {
  component: ReviewCard,
  args: {
    authorName: 'Camille D.',
    rating: 5,
    dateText: 'le 12 novembre 2026',
    text: 'Croissants encore tièdes, prêts à l’heure dite. Rien à redire.',
  },
  decorators: [inBox('max-w-140')],
} satisfies Meta<typeof ReviewCard>;
type Story = StoryObj<typeof ReviewCard>;

/** Stars alone are a review too. */
export const Short: Story = {
  render: belowEachOther(
    ReviewCard,
    {},
    { authorName: 'Marie-Antoinette Vandenbroucke-Wolkenstein de La Rochefoucauld', text: undefined, rating: 3 },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Camille D.' })).toHaveTextContent('5 sur 5');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The rest is one press away, and folds again. */
export const Long: Story = {
  args: { text: long, rating: 4 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('4/5')).toBeVisible();
    const text = canvas.getByText(long);
    const folded = text.clientHeight;
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Réduire' })).toHaveAttribute('aria-expanded', 'true');
    await expect(text.clientHeight).toBeGreaterThan(folded);
    await userEvent.click(canvas.getByRole('button', { name: 'Réduire' }));
    await expect(text.clientHeight).toBe(folded);
  },
  globals: { viewport: { value: 'phone' } },
};
