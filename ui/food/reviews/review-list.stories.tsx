import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { belowEachOther } from '../../../.storybook/situations';
import { ReviewList, type ReviewListProps } from './review-list';

const reviews: ReviewListProps['reviews'] = [
  { id: '1', authorName: 'Camille D.', rating: 5, dateText: 'le 12 novembre 2026', text: 'Encore tièdes.' },
  { id: '2', authorName: 'Idris B.', rating: 4, dateText: 'le 9 novembre 2026', text: 'Très bon pain de seigle.' },
  { id: '3', authorName: 'Léa N.', rating: 3, dateText: 'le 2 novembre 2026' },
];

const spread = (...counts: number[]) => counts.map((count, index) => ({ stars: 5 - index, count }));

export default {
  component: ReviewList,
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
