import { expect, test } from 'vitest';
import { toPublishing } from './add-items-page';
import { published } from './add-items.texts';

const item = (id: string, published: boolean) => ({
  __typename: 'OwnItem' as const,
  id,
  categoryId: 'c-1',
  kind: 'SIMPLE' as const,
  name: `Article ${id}`,
  nameEn: null,
  description: '',
  descriptionEn: null,
  priceCents: null,
  stock: null,
  soldOut: false,
  freshlyBaked: false,
  published,
  pictureUrl: '/p',
  allergens: null,
  dietary: [],
  vatRate: 55,
  preparationUnits: 0,
  orderRules: null,
});

test('drafts are listed newest first with their category’s name', () => {
  const items = [item('1', false), item('2', true), item('3', false)];
  expect(
    toPublishing([
      { __typename: 'OwnCategory', id: 'c-1', name: 'Pains', nameEn: null, served: null, servedText: null, items },
    ]),
  ).toMatchObject({
    categoryCount: 1,
    publishedCount: 1,
    drafts: ['3', '1'].map((id) => ({
      id,
      name: `Article ${id}`,
      categoryName: 'Pains',
      pictureUrl: '/p',
      priceCents: null,
    })),
  });
});

test('the message after publishing distinguishes one item from several', () => {
  expect([published(1), published(3)]).toEqual(['Article publié.', '3 articles publiés.']);
});
