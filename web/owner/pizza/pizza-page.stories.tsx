import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answer, fail, keepWaiting } from '../../../.storybook/mocked-answers';
import { pageAt, pageParameters } from '../../../.storybook/mocked-product';
import { PizzaPageDocument } from '../../../graphql/generated/owner/pizza';
import { sampleOwnIngredients, sampleOwnMenu } from '../../../.storybook/results/own-menu';

const meta = { tags: ['page'], parameters: pageParameters } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const state = { categoryId: 'c-2', restaurantId: 'levain' };
const at = (answers: Parameters<typeof pageAt>[1] = {}) =>
  pageAt('/add-pizza', { signedIn: 'owner', state, ...answers });

/** The toppings all pizzas share stand in the form. */
export const Opened: Story = {
  ...at({ answers: answer(PizzaPageDocument, { ownMenu: sampleOwnMenu.ownMenu, ...sampleOwnIngredients }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('Olives noires')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Nouvelle pizza' })).toBeVisible();
  },
};

export const Loading: Story = at({ answers: keepWaiting(PizzaPageDocument) });
export const Failed: Story = at({ answers: fail(PizzaPageDocument, new Error('503')) });
