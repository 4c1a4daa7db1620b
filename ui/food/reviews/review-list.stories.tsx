import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { belowEachOther, inBox } from '../../../.storybook/situations';
import { ReviewCard, ReviewList, type ReviewListProps } from './review-list';

const reviews: ReviewListProps['reviews'] = [
  { id: '1', authorName: 'Camille D.', rating: 5, dateText: 'le 12 novembre 2026', text: 'Encore tièdes.' },
  { id: '2', authorName: 'Idris B.', rating: 4, dateText: 'le 9 novembre 2026', text: 'Très bon pain de seigle.' },
  { id: '3', authorName: 'Léa N.', rating: 3, dateText: 'le 2 novembre 2026' },
];

const spread = (...counts: number[]) => counts.map((count, index) => ({ stars: 5 - index, count }));

export default {
  component: ReviewList,
  subcomponents: { ReviewCard },
  args: { ratingText: '4.6 (37 avis)', reviews },
} satisfies Meta<typeof ReviewList>;
type Story = StoryObj<typeof ReviewList>;

export const Several: Story = {
  args: { starCounts: spread(112, 18, 4, 0, 3) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Avis' })).toHaveTextContent('4.6 (37 avis)');
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(canvas.queryByRole('button')).toBeNull();
    const terms = canvas.getAllByRole('term');
    await expect(terms).toHaveLength(5);
    await expect(terms[0]).toHaveTextContent('5étoiles');
    await expect(canvas.getByText('112')).toBeVisible();
  },
};

function Growing({ reviews, onShowMore, ...said }: ReviewListProps) {
  const [all, setAll] = useState(false);
  if (all) return <ReviewList {...said} reviews={reviews} />;
  const showAll = () => {
    onShowMore?.();
    setAll(true);
  };
  return <ReviewList {...said} reviews={reviews.slice(0, 2)} onShowMore={showAll} />;
}

/** Older ones are fetched on demand; who asked for the last of them goes on where they had read to. */
export const MoreToCome: Story = {
  args: { onShowMore: fn() },
  render: Growing,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Voir plus d’avis' }));
    await expect(args.onShowMore).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole('listitem')[1]).toHaveFocus();
  },
};

export const FetchingMore: Story = {
  args: { onShowMore: fn(), loading: true, starCounts: spread(0, 0, 0, 0, 0) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Chargement des avis...' })).toBeDisabled();
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
};

/** None yet, loading and failed. Under five reviews a number would say nothing: a word, without a star. */
export const None: Story = {
  args: { ratingText: 'Nouveau', reviews: [], onRetry: fn() },
  render: belowEachOther(
    ReviewList,
    {},
    { ratingText: '4.6 (37 avis)', loading: true },
    { ratingText: '4.6 (37 avis)', error: 'Les avis n’ont pas pu être chargés.' },
  ),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Pas encore d’avis' })).toBeVisible();
    await expect(canvas.getByText('Nouveau').parentElement?.querySelector('svg')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

const review: StoryObj<typeof ReviewCard> = {
  args: {
    authorName: 'Camille D.',
    rating: 5,
    dateText: 'le 12 novembre 2026',
    text: 'Croissants encore tièdes, prêts à l’heure dite. Rien à redire.',
  },
  decorators: [inBox('max-w-140')],
  render: (args) => <ReviewCard {...args} />,
};

/** Stars alone are a review too. */
export const ShortReviews: StoryObj<typeof ReviewCard> = {
  ...review,
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

const long =
  'J’y passe tous les midis depuis six mois et je n’ai jamais attendu plus de deux minutes. Le sandwich est fait devant vous, la salade est fraîche, le pain craque. Un jour il manquait la sauce : on m’a appelé avant que je parte, et on m’a offert un cookie pour s’excuser. Les prix sont exactement ceux du comptoir, je les ai comparés. Un seul regret : les frites partent vite, commandez avant midi si vous y tenez vraiment.';

/** The rest is one press away, and folds again. */
export const LongReview: StoryObj<typeof ReviewCard> = {
  ...review,
  args: { ...review.args, text: long, rating: 4 },
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
