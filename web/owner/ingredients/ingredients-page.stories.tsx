import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answer, fail, keepWaiting } from '../../../.storybook/mocked-answers';
import { pageAt, pageParameters } from '../../../.storybook/mocked-product';
import {
  ChangeIngredientDocument,
  IngredientsPageDocument,
  RemoveIngredientDocument,
  SetIngredientOutOfStockDocument,
  SetSotDocument,
} from '../../../graphql/generated/owner/ingredients';
import { sampleOwnIngredients } from '../../../.storybook/results/own-menu';

export default { tags: ['page'], parameters: pageParameters } satisfies Meta;
type Story = StoryObj;

const ingredients = answer(IngredientsPageDocument, sampleOwnIngredients);
const at = (path: string, answers = ingredients) => pageAt(path, { signedIn: 'owner', answers });

const [chicken] = sampleOwnIngredients.ownIngredients;
if (!chicken) throw new Error('There is a first ingredient.');

/** From type to type by the keyboard; what is sold out is one press away. */
export const Meats: Story = {
  ...at('/meat', {
    ...ingredients,
    ...answer(SetIngredientOutOfStockDocument, ({ outOfStock }) => ({
      setIngredientOutOfStock: { ...chicken, outOfStock },
    })),
  }),
  play: async ({ canvas, userEvent }) => {
    const row = within(await canvas.findByRole('listitem', { name: 'Poulet rôti' }));
    await userEvent.click(row.getByRole('switch', { name: 'En rupture' }));
    await expect(await row.findByRole('switch', { name: 'En rupture', checked: true })).toBeVisible();
    canvas.getByRole('tab', { name: 'Viandes 2' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByRole('listitem', { name: 'Mayonnaise' })).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(await canvas.findByRole('listitem', { name: 'Poulet rôti' })).toBeVisible();
  },
};

export const Menu: Story = at('/restaurant/ingredients-page?type=ismenu');

/** On a tablet the list comes first, the form at a press. */
export const AddOnATablet: Story = {
  ...at('/meat'),
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Une viande de plus', expanded: false }));
    await expect(canvas.getByRole('form', { name: 'Viandes' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer le formulaire' }));
    await expect(canvas.queryByRole('form', { name: 'Viandes' })).toBeNull();
  },
};

/** One is changed; the list stays behind. */
export const Edited: Story = {
  ...at('/meat', {
    ...ingredients,
    ...answer(ChangeIngredientDocument, { changeIngredient: { ...chicken, priceCents: 200 } }),
  }),
  play: async ({ canvas, userEvent }) => {
    const edit = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Modifier : Poulet rôti' }));
      return within(await canvas.findByRole('dialog', { name: 'Modifier « Poulet rôti »' }));
    };
    await userEvent.click((await edit()).getByRole('button', { name: 'Annuler' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await userEvent.click((await edit()).getByRole('button', { name: 'Mettre à jour' }));
    await expect(await canvas.findByText('Poulet rôti : enregistré.')).toBeVisible();
  },
};

/** Another one has that name: the server’s own words. */
export const NameTaken: Story = {
  ...at('/meat', {
    ...ingredients,
    ...answer(ChangeIngredientDocument, {
      changeIngredient: { __typename: 'NameTaken', message: 'Un ingrédient de ce nom existe déjà.' },
    }),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Modifier : Poulet rôti' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Mettre à jour' }));
    await expect(await dialog.findByText('Un ingrédient de ce nom existe déjà.')).toBeVisible();
  },
};

export const Removed: Story = {
  ...at('/meat', { ...ingredients, ...answer(RemoveIngredientDocument, { removeIngredient: true }) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Supprimer : Poulet rôti' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer' }));
    await expect(await canvas.findByText('Poulet rôti : supprimé.')).toBeVisible();
    await expect(canvas.queryByRole('listitem', { name: 'Poulet rôti' })).toBeNull();
  },
};

export const SotKept: Story = {
  ...at('/restaurant/ingredients-page?type=sot', { ...ingredients, ...answer(SetSotDocument, { setSot: [] }) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enregistrer' }));
    await expect(await canvas.findByText('Crudités enregistrées.')).toBeVisible();
  },
};

export const SotFailed: Story = {
  ...at('/restaurant/ingredients-page?type=sot', { ...ingredients, ...fail(SetSotDocument, new Error('503')) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enregistrer' }));
    await expect(await canvas.findByText('Submission failed')).toBeVisible();
  },
};

/** Nothing yet: the form alone. */
export const Nothing: Story = {
  ...at('/drinks', answer(IngredientsPageDocument, { ownIngredients: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('form', { name: 'Boissons' })).toBeVisible();
  },
};

export const Loading: Story = at('/meat', keepWaiting(IngredientsPageDocument));
export const Failed: Story = at('/meat', fail(IngredientsPageDocument, new Error('503')));
