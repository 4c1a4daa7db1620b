import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answer, fail } from '../../../.storybook/mocked-answers';
import { pageAt, pageParameters } from '../../../.storybook/mocked-product';
import {
  ItemIngredientsDocument,
  ItemToChangeDocument,
  MenuCategoriesDocument,
} from '../../../graphql/generated/owner/item-editor';
import { ChangePizzaDocument } from '../../../graphql/generated/owner/pizza';
import { sampleOwnIngredients, sampleOwnMenu, sampleOwnPizza } from '../../../.storybook/results/own-menu';

export default { tags: ['page'], parameters: pageParameters } satisfies Meta;
type Story = StoryObj;

const known = {
  ...answer(MenuCategoriesDocument, { ownMenu: sampleOwnMenu.ownMenu }),
  ...answer(ItemIngredientsDocument, sampleOwnIngredients),
  ...answer(ItemToChangeDocument, { ownItem: sampleOwnPizza }),
};
const state = { categoryId: 'c-2', restaurantId: 'levain' };
const adding = (answers = known) => pageAt('/add-pizza', { signedIn: 'owner', state, answers });
const changing = (answers = known) => pageAt('/add-pizza/i-5', { signedIn: 'owner', answers });

/** The toppings all pizzas share stand in the form. */
export const Opened: Story = {
  ...adding(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('Olives noires')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Nouvelle pizza' })).toBeVisible();
  },
};

/** Without the toppings of all pizzas the form is not shown, since it would remove them. */
export const Failed: Story = {
  ...adding({ ...known, ...fail(ItemIngredientsDocument, new Error('503')) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Réessayer' })).toBeVisible();
    await expect(canvas.queryByRole('form')).toBeNull();
  },
};

/** Its sizes, and the toppings all pizzas share; sent, answered, said. */
export const Changed: Story = {
  ...changing({ ...known, ...answer(ChangePizzaDocument, { changePizza: sampleOwnPizza }) }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Modifier « Reine »' })).toBeVisible();
    await expect(await canvas.findByDisplayValue('Senior 33 cm')).toBeVisible();
    await expect(canvas.getByDisplayValue('Olives noires')).toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'Visible sur la carte' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Mettre à jour' }));
    await expect(await canvas.findByText('Reine est à jour.')).toBeVisible();
  },
};

/** The server did not answer: everything stands as it was written. */
export const Lost: Story = {
  ...changing({ ...known, ...fail(ChangePizzaDocument, new Error('503')) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mettre à jour' }));
    await expect(await canvas.findByText("Échec de la mise à jour de l'article. Veuillez réessayer.")).toBeVisible();
    await expect(canvas.getByDisplayValue('Senior 33 cm')).toBeVisible();
  },
};
