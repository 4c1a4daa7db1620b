import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { answer, fail, keepWaiting } from '../../../.storybook/mocked-answers';
import { pageAt, pageParameters, says } from '../../../.storybook/mocked-product';
import { AddItemsPageDocument, PublishItemsDocument } from '../../../graphql/generated/owner/add-items';
import { sampleOwnMenu } from '../../../.storybook/results/own-menu';

export default { tags: ['page'], parameters: pageParameters } satisfies Meta;
type Story = StoryObj;

const menu = answer(AddItemsPageDocument, { ownMenu: sampleOwnMenu.ownMenu });
const at = (answers = menu) => pageAt('/addCategoryAndItems', { signedIn: 'owner', answers });

export const OneDraft: Story = {
  ...at(),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Brioche feuilletée')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter un article' }));
    await expect(canvas.getByText('Le nom et l’image de l’article sont obligatoires.')).toBeVisible();
  },
};

const published = fn();

export const Published: Story = {
  ...at({
    ...menu,
    ...answer(PublishItemsDocument, ({ prices }) => {
      published(prices);
      return { publishItems: [] };
    }),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Prix : Brioche feuilletée'), '8,5');
    await userEvent.click(canvas.getByRole('button', { name: 'Publier 1 article' }));
    await expect(await canvas.findByText('Article publié.')).toBeVisible();
    await expect(published).toHaveBeenCalledWith([{ itemId: 'i-3', priceCents: 850 }]);
  },
};

export const FirstVisit: Story = at(
  answer(AddItemsPageDocument, { ownMenu: { ...sampleOwnMenu.ownMenu, categories: [] } }),
);
export const Loading: Story = at(keepWaiting(AddItemsPageDocument));
export const Failed: Story = {
  ...at(fail(AddItemsPageDocument, new Error('503'))),
  play: says('Failed to fetch categories. Please ensure the restaurant ID is correct and the server is running.'),
};
