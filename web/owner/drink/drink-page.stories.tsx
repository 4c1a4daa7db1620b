import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answer } from '../../../.storybook/mocked-answers';
import { pageAt, pageParameters } from '../../../.storybook/mocked-product';
import { MenuCategoriesDocument } from '../../../graphql/generated/owner/item-editor';
import { sampleOwnMenu } from '../../../.storybook/results/own-menu';

export default { tags: ['page'], parameters: pageParameters } satisfies Meta;
type Story = StoryObj;

const opened = pageAt('/add-drink', {
  signedIn: 'owner',
  state: { categoryId: 'c-3', restaurantId: 'levain' },
  answers: answer(MenuCategoriesDocument, { ownMenu: sampleOwnMenu.ownMenu }),
});

export const Opened: Story = {
  ...opened,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Catégorie' })).toHaveValue('c-3');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Nouvelle boisson' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ajouter la boisson' })).toBeDisabled();
  },
};

/** What was written and not sent is not left without a question. */
export const LeftUnsaved: Story = {
  ...opened,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByPlaceholderText('Limonade artisanale'), 'Limonade');
    await userEvent.click(canvas.getByRole('link', { name: 'Autre chose à ajouter' }));
    await expect(await canvas.findByRole('heading', { name: 'Quitter sans enregistrer ?' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Rester' }));
    await expect(canvas.getByPlaceholderText('Limonade artisanale')).toHaveValue('Limonade');
  },
};
