import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answer, fail, keepWaiting } from '../../../.storybook/mocked-answers';
import { pageAt, pageParameters } from '../../../.storybook/mocked-product';
import { SandwichFillingsDocument, SandwichPageDocument } from '../../../graphql/generated/owner/sandwich';
import { sampleOwnIngredients, sampleOwnMenu } from '../../../.storybook/results/own-menu';

const meta = { tags: ['page'], parameters: pageParameters } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const known = {
  ...answer(SandwichPageDocument, { ownMenu: sampleOwnMenu.ownMenu }),
  ...answer(SandwichFillingsDocument, sampleOwnIngredients),
};
const state = { categoryId: 'c-2', restaurantId: 'levain' };
const at = (answers = known) => pageAt('/restaurant/add-sandwich', { signedIn: 'owner', state, answers });

export const Opened: Story = {
  ...at(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Catégorie' })).toHaveValue('c-2');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Nouveau sandwich' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ajouter le sandwich' })).toBeDisabled();
  },
};

/** Opened by its address alone (specification 7.7). */
export const WithoutNavigation: Story = {
  ...pageAt('/restaurant/add-sandwich', { signedIn: 'owner', answers: known }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Required information (category/restaurant ID) not found.')).toBeVisible();
  },
};

export const MeatsFailed: Story = {
  ...at({ ...known, ...fail(SandwichFillingsDocument, new Error('503')) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Le client choisit ses viandes' }));
    await userEvent.click(canvas.getByRole('radio', { name: /Select specific meats/ }));
    await expect(await canvas.findByText('Failed to load meats list.')).toBeVisible();
  },
};

export const Loading: Story = at({ ...known, ...keepWaiting(SandwichPageDocument) });
export const Failed: Story = at({ ...known, ...fail(SandwichPageDocument, new Error('503')) });
