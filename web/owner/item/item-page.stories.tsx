import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { answer, fail, keepWaiting } from '../../../.storybook/mocked-answers';
import { pageAt, pageParameters } from '../../../.storybook/mocked-product';
import {
  ItemIngredientsDocument,
  ItemToChangeDocument,
  MenuCategoriesDocument,
  SaveItemDocument,
  type SaveItemMutation,
  type SaveItemMutationVariables,
} from '../../../graphql/generated/owner/item-editor';
import { notThere } from '../../page/not-there';
import {
  sampleOwnIngredients,
  sampleOwnMenu,
  sampleOwnPizza,
  sampleOwnSandwich,
} from '../../../.storybook/results/own-menu';

export default { tags: ['page'], parameters: pageParameters } satisfies Meta;
type Story = StoryObj;

const known = {
  ...answer(MenuCategoriesDocument, { ownMenu: sampleOwnMenu.ownMenu }),
  ...answer(ItemIngredientsDocument, sampleOwnIngredients),
  ...answer(ItemToChangeDocument, { ownItem: sampleOwnSandwich }),
};
const state = { categoryId: 'c-2', restaurantId: 'levain' };
const adding = (answers = known) => pageAt('/restaurant/add-sandwich', { signedIn: 'owner', state, answers });
const changing = (answers = known) => pageAt('/restaurant/add-sandwich/i-4', { signedIn: 'owner', answers });

export const Opened: Story = {
  ...adding(),
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
  ...adding({ ...known, ...fail(ItemIngredientsDocument, new Error('503')) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Le client choisit ses viandes' }));
    await userEvent.click(canvas.getByRole('radio', { name: /Select specific meats/ }));
    await expect(await canvas.findByText('Failed to load meats list.')).toBeVisible();
  },
};

export const Loading: Story = adding({ ...known, ...keepWaiting(MenuCategoriesDocument) });
export const Failed: Story = adding({ ...known, ...fail(MenuCategoriesDocument, new Error('503')) });

/** Everything stands in the form as customers have it now; sent whole, answered, said. */
export const Changed: Story = {
  ...changing({
    ...known,
    ...answer(SaveItemDocument, { saveItem: { ...sampleOwnSandwich, name: 'Parisien' } }),
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Modifier « Jambon-beurre »' })).toBeVisible();
    await expect(await canvas.findByRole('combobox', { name: 'Catégorie' })).toHaveValue('c-2');
    await expect(canvas.getByRole('switch', { name: 'Le client choisit ses viandes' })).toBeChecked();
    const meats = within(await canvas.findByRole('group', { name: 'Viandes proposées' }));
    await expect(meats.getByRole('checkbox', { name: /Poulet rôti/ })).toBeChecked();
    await expect(meats.getByRole('checkbox', { name: /Jambon de Paris/ })).not.toBeChecked();
    const name = canvas.getByRole('textbox', { name: /^Nom(?! en)/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Parisien');
    await userEvent.click(canvas.getByRole('button', { name: 'Mettre à jour' }));
    await expect(await canvas.findByText('Parisien est à jour.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continuer à modifier' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Modifier « Parisien »' })).toBeVisible();
  },
};

const changed = fn<(sent: SaveItemMutationVariables) => SaveItemMutation>(() => ({
  saveItem: sampleOwnSandwich,
}));

/** It offers the shop's own options, in the order in which they are put. */
export const OptionsOffered: Story = {
  ...changing({ ...known, ...answer(SaveItemDocument, changed) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Fromages' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Cuisson' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Monter Cuisson' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Mettre à jour' }));
    await expect(await canvas.findByText('Jambon-beurre est à jour.')).toBeVisible();
    await expect(changed.mock.lastCall?.[0].input.optionGroupIds).toEqual(['g-1', 'g-2']);
  },
};

/** Taken off the menu on another screen while this form was open. */
export const GoneMeanwhile: Story = {
  ...changing({ ...known, ...fail(SaveItemDocument, notThere('Article introuvable.')) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mettre à jour' }));
    await expect(await canvas.findByText('Article introuvable.')).toBeVisible();
  },
};

/** What was written and not sent is not left without a question. */
export const LeftUnsaved: Story = {
  ...changing(),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Salade, tomate, oignon au choix' }));
    await userEvent.click(canvas.getByRole('link', { name: 'Votre carte' }));
    await expect(await canvas.findByRole('heading', { name: 'Quitter sans enregistrer ?' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Rester' }));
    await expect(canvasElement).toHaveTextContent('Modifier « Jambon-beurre »');
  },
};

export const Gone: Story = {
  ...changing({ ...known, ...fail(ItemToChangeDocument, notThere('Article introuvable.')) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cet article n’est plus sur votre carte.')).toBeVisible();
  },
};

/** The address of something else. */
export const NoSandwich: Story = {
  ...changing({ ...known, ...answer(ItemToChangeDocument, { ownItem: sampleOwnPizza }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cet article n’est plus sur votre carte.')).toBeVisible();
  },
};

export const LoadingToChange: Story = changing({ ...known, ...keepWaiting(ItemToChangeDocument) });
export const FailedToChange: Story = {
  ...changing({ ...known, ...fail(ItemToChangeDocument, new Error('503')) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  },
};

const knownPizza = { ...known, ...answer(ItemToChangeDocument, { ownItem: sampleOwnPizza }) };
const addingPizza = (answers = known) => pageAt('/add-pizza', { signedIn: 'owner', state, answers });
const changingPizza = (answers = knownPizza) => pageAt('/add-pizza/i-5', { signedIn: 'owner', answers });

/** The toppings all pizzas share stand in the form. */
export const PizzaOpened: Story = {
  ...addingPizza(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('Olives noires')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Nouvelle pizza' })).toBeVisible();
  },
};

/** Without the toppings of all pizzas the form is not shown, since it would remove them. */
export const PizzaFailed: Story = {
  ...addingPizza({ ...knownPizza, ...fail(ItemIngredientsDocument, new Error('503')) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Réessayer' })).toBeVisible();
    await expect(canvas.queryByRole('form')).toBeNull();
  },
};

/** Its sizes, and the toppings all pizzas share; sent, answered, said. */
export const PizzaChanged: Story = {
  ...changingPizza({ ...knownPizza, ...answer(SaveItemDocument, { saveItem: sampleOwnPizza }) }),
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
export const PizzaLost: Story = {
  ...changingPizza({ ...knownPizza, ...fail(SaveItemDocument, new Error('503')) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mettre à jour' }));
    await expect(await canvas.findByText("Échec de la mise à jour de l'article. Veuillez réessayer.")).toBeVisible();
    await expect(canvas.getByDisplayValue('Senior 33 cm')).toBeVisible();
  },
};

const drinkOpened = pageAt('/add-drink', { signedIn: 'owner', state: { ...state, categoryId: 'c-3' }, answers: known });

export const DrinkOpened: Story = {
  ...drinkOpened,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Catégorie' })).toHaveValue('c-3');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Nouvelle boisson' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ajouter la boisson' })).toBeDisabled();
  },
};

/** What was written and not sent is not left without a question. */
export const DrinkLeftUnsaved: Story = {
  ...drinkOpened,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByPlaceholderText('Limonade artisanale'), 'Limonade');
    await userEvent.click(canvas.getByRole('link', { name: 'Autre chose à ajouter' }));
    await expect(await canvas.findByRole('heading', { name: 'Quitter sans enregistrer ?' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Rester' }));
    await expect(canvas.getByPlaceholderText('Limonade artisanale')).toHaveValue('Limonade');
  },
};
