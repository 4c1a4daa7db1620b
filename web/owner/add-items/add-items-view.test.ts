import { expect, test } from 'vitest';
import { sampleOwnMenu } from '../../../.storybook/results/own-menu';
import { toPublishing } from './add-items-page';
import { addingFailed, published } from './add-items.texts';

const [category] = sampleOwnMenu.ownMenu.categories;
const [sample] = category?.items ?? [];
if (!category || !sample) throw new Error('The sample menu has items.');
const item = (id: string, published: boolean) => ({ ...sample, id, name: `Article ${id}`, published });

test('drafts are listed newest first with their category’s name', () => {
  const items = [item('1', false), item('2', true), item('3', false)];
  expect(toPublishing([{ ...category, name: 'Pains', items }])).toMatchObject({
    categoryCount: 1,
    publishedCount: 1,
    drafts: ['3', '1'].map((id) => ({ id, name: `Article ${id}`, categoryName: 'Pains' })),
  });
});

test('the message after publishing distinguishes one item from several', () => {
  expect([published(1), published(3)]).toEqual(['Article publié.', '3 articles publiés.']);
});

test('a failed item creation shows the server’s message, or asks to try again', () => {
  expect(addingFailed('cet article existe déjà.')).toBe(
    "Erreur lors de l'ajout de l'article: cet article existe déjà.",
  );
  expect(addingFailed(undefined)).toBe("Erreur lors de l'ajout de l'article: Veuillez réessayer.");
  expect(addingFailed('')).toBe("Erreur lors de l'ajout de l'article: Veuillez réessayer.");
});
