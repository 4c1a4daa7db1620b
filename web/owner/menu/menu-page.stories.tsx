import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { answer, fail, keepWaiting } from '../../../.storybook/mocked-answers';
import { pageAt, pageParameters } from '../../../.storybook/mocked-product';
import {
  AddItemDocument,
  ChangeItemDocument,
  FirstStepsDocument,
  MenuPageDocument,
  RemoveItemDocument,
  StockOfDayDocument,
} from '../../../graphql/generated/owner/menu';
import { newOwnShop } from '../../../.storybook/results/own-shop';
import { sampleOwnMenu } from '../../../.storybook/results/own-menu';

const meta = { tags: ['page'], parameters: pageParameters } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const menu = answer(MenuPageDocument, sampleOwnMenu);
const at = (answers = menu) => pageAt('/AddItems', { signedIn: 'owner', answers });

export const Morning: Story = {
  ...at(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Modifier Croissant au beurre' })).toBeVisible();
    // Once in the header’s row, once in its menu: which of them is seen is a matter of width.
    for (const link of canvas.getAllByRole('link', { name: 'Carte', hidden: true }))
      await expect(link).toHaveAttribute('aria-current', 'page');
  },
};

const stock = answer(StockOfDayDocument, {
  ownShop: { __typename: 'OwnShop', id: 'levain', daysAhead: 0 },
  ownStock: [{ __typename: 'StockOfDay', itemId: 'i-1', pieces: 24, usualPieces: null, isUsual: false }],
});

/** Closing the window does not lose the numbers of a day. */
export const StockNotSaved: Story = {
  ...at({ ...menu, ...stock }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Stock du jour' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Un de plus : Croissant au beurre' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Fermer' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Rester' }));
    await expect(await canvas.findByRole('textbox', { name: 'Stock : Croissant au beurre' })).toHaveValue('25');
    await userEvent.click(await canvas.findByRole('button', { name: 'Fermer' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Quitter sans enregistrer' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

export const Empty: Story = {
  ...at(answer(MenuPageDocument, { ownMenu: { ...sampleOwnMenu.ownMenu, categories: [] } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aucun article disponible.')).toBeVisible();
  },
};

/** Customers do not see the shop yet: what is left to do comes first. */
export const FirstDay: Story = {
  ...at({ ...menu, ...answer(FirstStepsDocument, { ownShop: newOwnShop }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Encore 2 étapes avant l’ouverture' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Voir : Vos horaires' })).toHaveAttribute(
      'href',
      '/reglages/horaires',
    );
  },
};

export const Loading: Story = at(keepWaiting(MenuPageDocument));

export const Failed: Story = {
  ...at(fail(MenuPageDocument, new Error('503'))),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'Failed to fetch categories. Please ensure the restaurant ID is correct and the server is running.',
      ),
    ).toBeVisible();
  },
};

/** A draft is chosen from the catalogue, and the server says no. */
export const AddRefused: Story = {
  ...at({ ...menu, ...fail(AddItemDocument, new Error('409')) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ajouter' }));
    const form = within(await canvas.findByRole('form', { name: 'Ajouter un article personnalisé' }));
    await form.findByRole('option', { name: 'Viennoiseries' });
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Catégorie' }), 'Viennoiseries');
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Nom de l’article' }), 'Brioche feuilletée');
    await userEvent.type(form.getByLabelText('Prix'), '3,2');
    await userEvent.type(form.getByLabelText('Quantité'), '6');
    await userEvent.click(form.getByRole('button', { name: 'Enregistrer' }));
    await expect(await canvas.findByText("Échec de l'ajout de l'article. Veuillez réessayer.")).toBeVisible();
  },
};

/** The network went while an item was changed. */
export const UpdateLost: Story = {
  ...at({ ...menu, ...fail(ChangeItemDocument, new TypeError('Failed to fetch')) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Modifier Croissant au beurre' }));
    const drawer = within(await canvas.findByRole('dialog'));
    await userEvent.click(drawer.getByRole('button', { name: 'Mettre à jour' }));
    await expect(
      await drawer.findByText("Une erreur s'est produite lors de la mise à jour de l'article."),
    ).toBeVisible();
  },
};

/** Another item of the category has that name. */
export const NameTaken: Story = {
  ...at({
    ...menu,
    ...fail(
      ChangeItemDocument,
      new CombinedGraphQLErrors({
        data: null,
        errors: [
          {
            message: 'Un article de ce nom existe déjà dans cette catégorie.',
            extensions: { code: 'CONFLICT' },
          },
        ],
      }),
    ),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Modifier Croissant au beurre' }));
    const drawer = within(await canvas.findByRole('dialog'));
    const name = drawer.getByRole('textbox', { name: 'Nom de l’article' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Pain aux raisins');
    await userEvent.click(drawer.getByRole('button', { name: 'Mettre à jour' }));
    await expect(await drawer.findByText('Un article de ce nom existe déjà dans cette catégorie.')).toBeVisible();
  },
};

/** Said beside the list, which stays where it is. */
export const Removed: Story = {
  ...at({ ...menu, ...answer(RemoveItemDocument, { removeItem: true }) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Supprimer Pain aux raisins' }));
    const confirm = await canvas.findByRole('button', { name: 'Supprimer' });
    const top = () =>
      scrollY + canvas.getByRole('heading', { level: 3, name: 'Viennoiseries' }).getBoundingClientRect().y;
    const before = top();
    await userEvent.click(confirm);
    await expect(await canvas.findByText('Article supprimé avec succès!')).toBeVisible();
    await expect(top()).toBe(before);
  },
};

/** A customer opened the owner’s page. */
export const WrongAccountType: Story = {
  ...pageAt('/AddItems'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cette page est réservée aux commerçants')).toBeVisible();
  },
};
