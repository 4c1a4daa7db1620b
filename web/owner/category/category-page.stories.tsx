import type { Meta, StoryObj } from '@storybook/react-vite';
import { of, throwError } from 'rxjs';
import { expect, fn } from 'storybook/test';
import { answer, keepWaiting, type Answers } from '../../../.storybook/mocked-answers';
import { pageAt, pageParameters, says } from '../../../.storybook/mocked-product';
import { AddCategoryDocument, CategoryPageDocument } from '../../../graphql/generated/owner/category';
import { sampleOwnMenu } from '../../../.storybook/results/own-menu';

export default { tags: ['page'], parameters: pageParameters } satisfies Meta;
type Story = StoryObj;

const menu = answer(CategoryPageDocument, { ownMenu: sampleOwnMenu.ownMenu });
const at = (answers = menu) => pageAt('/restaurant/addCategory', { signedIn: 'owner', answers });

export const ThreeCategories: Story = {
  ...at(),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Renommer Viennoiseries' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Retour au menu' })).toHaveAttribute(
      'href',
      '/restaurant/addrestmenu',
    );
    // What goes along with a category is said before.
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer Viennoiseries' }));
    await expect(canvas.getByText(/Ses 3 articles disparaîtront aussi/)).toBeVisible();
  },
};

export const NoCategories: Story = at(
  answer(CategoryPageDocument, { ownMenu: { ...sampleOwnMenu.ownMenu, categories: [] } }),
);

const added = fn();

/** By the keyboard: the field is empty for the next one. */
export const Added: Story = {
  ...at({
    ...menu,
    ...answer(AddCategoryDocument, (category) => {
      added(category);
      const { name, nameEn = null } = category;
      return {
        addCategory: { __typename: 'OwnCategory' as const, id: 'c-4', name, nameEn, served: null, servedText: null },
      };
    }),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Nom de la catégorie'), 'Tartes{Enter}');
    await expect(await canvas.findByText('« Tartes » est ajoutée.')).toBeVisible();
    await expect(added).toHaveBeenCalledWith({ name: 'Tartes', nameEn: null });
    await expect(canvas.getByLabelText('Nom de la catégorie')).toHaveValue('');
  },
};

/** Somebody else at the counter added it a moment before: the server’s own words. */
export const Taken: Story = {
  ...at({
    ...menu,
    ...answer(AddCategoryDocument, {
      addCategory: { __typename: 'NameTaken', message: 'Cette catégorie existe déjà pour ce restaurant.' },
    }),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Nom de la catégorie'), 'Tartes');
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter la catégorie' }));
    await expect(await canvas.findByText('Cette catégorie existe déjà pour ce restaurant.')).toBeVisible();
  },
};

export const Loading: Story = {
  ...at(keepWaiting(CategoryPageDocument)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chargement des catégories…')).toBeVisible();
  },
};

const reading = fn<Answers[string]>(() => throwError(() => new Error('503')));

/** The server is away for a moment; asked again, it answers. */
export const Failed: Story = {
  ...at({ CategoryPage: reading }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const failed = 'Failed to fetch categories. Please ensure the restaurant ID is correct and the server is running.';
    await says(failed)(context);
    reading.mockReturnValueOnce(of({ ownMenu: sampleOwnMenu.ownMenu }));
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(await canvas.findByRole('button', { name: 'Renommer Viennoiseries' })).toBeVisible();
    await expect(canvas.queryByText(failed)).toBeNull();
  },
};

export const WrongAccountType: Story = {
  ...pageAt('/restaurant/addCategory'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Utilisateur non connecté. Jeton introuvable.')).toBeVisible();
  },
};
