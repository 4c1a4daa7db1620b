import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answer, fail, keepWaiting } from '../../../.storybook/mocked-answers';
import { pageAt, pageParameters, says } from '../../../.storybook/mocked-product';
import { MenuCategoriesDocument } from '../../../graphql/generated/owner/item-editor';
import { sampleOwnMenu } from '../../../.storybook/results/own-menu';

export default { tags: ['page'], parameters: pageParameters } satisfies Meta;
type Story = StoryObj;

const { ownMenu } = sampleOwnMenu;
const menu = answer(MenuCategoriesDocument, { ownMenu });
const at = (answers = menu) => pageAt('/menu-selection', { signedIn: 'owner', answers });

/** Both chosen: the drink’s form opens with its category. */
export const ToADrink: Story = {
  ...at(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Catégorie' }), 'Boissons');
    await userEvent.click(canvas.getByRole('radio', { name: /Drink/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continuer' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Nouvelle boisson' })).toBeVisible();
    await expect(await canvas.findByRole('combobox', { name: 'Catégorie' })).toHaveValue('c-3');
  },
};

export const NoCategories: Story = at(answer(MenuCategoriesDocument, { ownMenu: { ...ownMenu, categories: [] } }));
export const Loading: Story = at(keepWaiting(MenuCategoriesDocument));
export const Failed: Story = {
  ...at(fail(MenuCategoriesDocument, new Error('503'))),
  play: says('Failed to fetch categories. Please ensure the restaurant ID is correct and the server is running.'),
};
