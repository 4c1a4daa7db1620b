import { expect, test } from 'vitest';
import { toReviewCards } from './shop-details';

test('a review shows author, stars and French date, and its text when there is one', () => {
  const review = { __typename: 'ShopReview', id: 'r', author: 'Camille D.', stars: 4 } as const;
  expect(
    toReviewCards({
      zone: 'Europe/Paris',
      reviews: {
        __typename: 'ShopReviewPage',
        next: null,
        reviews: [
          { ...review, text: 'Très bon.', createdAt: '2026-11-20T23:30:00Z' },
          { ...review, text: '', createdAt: '2026-11-20T22:30:00Z' },
        ],
      },
    }),
  ).toEqual([
    { id: 'r', authorName: 'Camille D.', rating: 4, dateText: 'le 21 novembre 2026', text: 'Très bon.' },
    { id: 'r', authorName: 'Camille D.', rating: 4, dateText: 'le 20 novembre 2026' },
  ]);
});
