import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answer } from '../../../.storybook/mocked-answers';
import { pageAt, pageParameters } from '../../../.storybook/mocked-product';
import { MenuCategoriesDocument } from '../../../graphql/generated/owner/item-editor';
import { sampleOwnMenu } from '../../../.storybook/results/own-menu';

const meta = { tags: ['page'], parameters: pageParameters } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {
  ...pageAt('/add-drink', {
    signedIn: 'owner',
    state: { categoryId: 'c-3', restaurantId: 'levain' },
    answers: answer(MenuCategoriesDocument, { ownMenu: sampleOwnMenu.ownMenu }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Catégorie' })).toHaveValue('c-3');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Nouvelle boisson' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ajouter la boisson' })).toBeDisabled();
  },
};
