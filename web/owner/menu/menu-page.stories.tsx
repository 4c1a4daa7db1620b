import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { brokenWords } from '../../../.storybook/checks/broken-words';
import { answer, fail, fault, keepWaiting } from '../../../.storybook/mocked-answers';
import { pageAt, pageParameters } from '../../../.storybook/mocked-product';
import {
  ChangeItemsDocument,
  FirstStepsDocument,
  MenuPageDocument,
  RemoveItemDocument,
  SetItemSoldOutDocument,
  StockOfDayDocument,
} from '../../../graphql/generated/owner/menu';
import {
  SaveItemDocument,
  type SaveItemMutation,
  type SaveItemMutationVariables,
} from '../../../graphql/generated/owner/item-editor';
import { newOwnShop } from '../../../.storybook/results/own-shop';
import { sampleOwnMenu, sampleOwnSandwich } from '../../../.storybook/results/own-menu';
import { bigMenu } from '../../../.storybook/samples/menu';

export default { tags: ['page'], parameters: pageParameters } satisfies Meta;
type Story = StoryObj;

const menu = answer(MenuPageDocument, sampleOwnMenu);
const [croissant = sampleOwnSandwich] = sampleOwnMenu.ownMenu.categories.flatMap(({ items }) => items);
const at = (answers = menu) => pageAt('/AddItems', { signedIn: 'owner', answers });

export const Morning: Story = {
  ...at(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Modifier Croissant au beurre' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Gérez votre menu' })).toBeVisible();
    const linked = (name: string) => expect(canvas.getByRole('link', { name }));
    await linked('Détails de la commande').toHaveAttribute('href', '/ownerorders');
    await linked('Ajouter une catégorie et des articles').toHaveAttribute('href', '/addCategoryAndItems');
    await expect(canvas.getByRole('heading', { name: 'Vos catégories' })).toBeVisible();
    // Once in the header’s row, once in its menu: which of them is seen is a matter of width.
    for (const link of canvas.getAllByRole('link', { name: 'Carte', hidden: true }))
      await expect(link).toHaveAttribute('aria-current', 'page');
  },
};

/** It opens on the menu, an item of which is seen and « épuisé » with one tap; the form to add is behind a button. */
export const OnAPhone: Story = {
  ...at({
    ...menu,
    ...answer(SetItemSoldOutDocument, ({ soldOut }) => ({ setItemSoldOut: { ...croissant, soldOut } })),
  }),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const soldOut = await canvas.findByRole('switch', { name: 'Épuisé aujourd’hui : Croissant au beurre' });
    await expect(canvas.queryByRole('form', { name: 'Ajouter un article personnalisé' })).toBeNull();
    await expect(soldOut.getBoundingClientRect().bottom).toBeLessThan(844);
    await userEvent.click(soldOut);
    await waitFor(() => expect(soldOut).toBeChecked());
  },
};

const bigOwnMenu = answer(MenuPageDocument, {
  ownMenu: {
    ...sampleOwnMenu.ownMenu,
    categories: bigMenu.map(({ id, name, items }) => ({
      ...{ __typename: 'OwnCategory' as const, id, name, nameEn: null, served: null, servedText: null },
      items: items.map(({ orderRules: _none, ...item }) => ({ ...croissant, ...item, categoryId: id })),
    })),
  },
});

/** Sixty items in six categories: everything fits, and no word is broken in two. */
export const TwiceTheText: Story = {
  ...at(bigOwnMenu),
  globals: { textSize: '200', viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: bigMenu[0]?.name });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(brokenWords(canvasElement)).toEqual([]);
  },
};

export const TwiceTheTextOnATablet: Story = {
  ...TwiceTheText,
  globals: { textSize: '200', viewport: { value: 'tablet' } },
};

const stock = answer(StockOfDayDocument, {
  ownShop: { __typename: 'OwnShop', id: 'levain', daysAhead: 0 },
  ownStock: [{ __typename: 'StockOfDay', itemId: 'i-1', pieces: 24, usualPieces: null, isUsual: false }],
});

const openTool = async (name: string, { canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Plus d’actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};

export const ToolsOpen: Story = {
  ...at(),
  play: async (context) => {
    await openTool('Fichier CSV', context);
    await expect(await context.canvas.findByRole('dialog', { name: 'Importer, exporter' })).toBeVisible();
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Fermer' }));
    await openTool('Changer plusieurs articles', context);
    await expect(await context.canvas.findByRole('dialog', { name: 'Changer plusieurs articles' })).toBeVisible();
  },
};

const priceNow = '« Croissant au beurre » : Le prix a changé entre-temps, il est de 1,50 €.';
const dearer = fn(() => sampleOwnMenu);

/** Another device made it dearer meanwhile: that is said, the choice stays, and the preview shows the new price. */
export const SeveralRefused: Story = {
  ...at({ ...answer(MenuPageDocument, dearer), ...fail(ChangeItemsDocument, fault('CONFLICT', priceNow)) }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openTool('Changer plusieurs articles', context);
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Viennoiseries' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Pourcentage' }), '10');
    const { ownMenu } = sampleOwnMenu;
    dearer.mockReturnValue({
      ownMenu: {
        ...ownMenu,
        categories: ownMenu.categories.map(({ items, ...category }) => ({
          ...category,
          items: items.map((item) => (item.id === croissant.id ? { ...item, priceCents: 150 } : item)),
        })),
      },
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Changer 2 articles' }));
    await expect(await dialog.findByText(/« Croissant au beurre » : Le prix a changé/)).toBeVisible();
    await expect(await dialog.findByText(/^1,65\s€$/)).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: 'Viennoiseries' })).toBeChecked();
  },
};

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

/** Nothing there yet: where to begin is said in each place. */
export const Empty: Story = {
  ...at(answer(MenuPageDocument, { ownMenu: { ...sampleOwnMenu.ownMenu, categories: [] } })),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Aucun article disponible.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter' }));
    await expect(await canvas.findByText('Créez d’abord une catégorie.')).toBeVisible();
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

const addBrioche: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Ajouter' }));
  const form = within(await canvas.findByRole('form', { name: 'Ajouter un article personnalisé' }));
  await form.findByRole('option', { name: 'Viennoiseries' });
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Catégorie' }), 'Viennoiseries');
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Nom de l’article' }), 'Brioche feuilletée');
  await userEvent.type(form.getByLabelText('Prix'), '3,2');
  await userEvent.type(form.getByLabelText('Quantité'), '6');
  await userEvent.click(form.getByRole('button', { name: 'Enregistrer' }));
};

/** Saved: the form is empty again for the next one and says so. */
export const Added: Story = {
  ...at({ ...menu, ...answer(SaveItemDocument, { saveItem: sampleOwnSandwich }) }),
  play: async (context) => {
    await addBrioche(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(/^Article ajouté avec succès!$/);
    await expect(context.canvas.getByLabelText('Prix')).toHaveValue('');
  },
};

/** A draft is chosen from the catalogue, and the server says no. */
export const AddRefused: Story = {
  ...at({ ...menu, ...fail(SaveItemDocument, new Error('409')) }),
  play: async (context) => {
    await addBrioche(context);
    await expect(await context.canvas.findByText("Échec de l'ajout de l'article. Veuillez réessayer.")).toBeVisible();
  },
};

const changed = fn<(sent: SaveItemMutationVariables) => SaveItemMutation>(() => ({ saveItem: sampleOwnSandwich }));

/** A simple item offers options too. */
export const OptionsOffered: Story = {
  ...at({ ...menu, ...answer(SaveItemDocument, changed) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Modifier Croissant au beurre' }));
    const drawer = within(await canvas.findByRole('dialog'));
    await userEvent.click(await drawer.findByRole('checkbox', { name: 'Cuisson' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Mettre à jour' }));
    await waitFor(() => expect(changed.mock.lastCall?.[0].input.optionGroupIds).toEqual(['g-1']));
  },
};

/** The network went while an item was changed. */
export const UpdateLost: Story = {
  ...at({ ...menu, ...fail(SaveItemDocument, new TypeError('Failed to fetch')) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Modifier Croissant au beurre' }));
    const drawer = within(await canvas.findByRole('dialog'));
    await userEvent.click(drawer.getByRole('button', { name: 'Mettre à jour' }));
    await expect(
      await drawer.findByText("Une erreur s'est produite lors de la mise à jour de l'article."),
    ).toBeVisible();
  },
};

const readMenu = fn(() => sampleOwnMenu);
const categories = sampleOwnMenu.ownMenu.categories.map(({ items, ...category }) => ({
  ...category,
  items: items.filter(({ id }) => id !== croissant.id),
}));
const menuWithoutCroissant = { ownMenu: { ...sampleOwnMenu.ownMenu, categories } };

/** Taken off at another counter while it is changed here: the list loses it. */
export const RemovedElsewhere: Story = {
  ...at({
    ...answer(MenuPageDocument, readMenu),
    ...fail(SaveItemDocument, fault('NOT_FOUND', 'Article introuvable.')),
  }),
  play: async ({ canvas, userEvent }) => {
    const edit = await canvas.findByRole('button', { name: 'Modifier Croissant au beurre' });
    await userEvent.click(edit);
    const drawer = within(await canvas.findByRole('dialog'));
    readMenu.mockReturnValueOnce(menuWithoutCroissant);
    await userEvent.click(drawer.getByRole('button', { name: 'Mettre à jour' }));
    await expect(await drawer.findByText("Échec de la mise à jour de l'article. Veuillez réessayer.")).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(edit).not.toBeInTheDocument());
    await expect(await canvas.findByRole('button', { name: 'Modifier Pain aux raisins' })).toBeVisible();
  },
};

/** Another item of the category has that name. */
export const NameTaken: Story = {
  ...at({
    ...menu,
    ...answer(SaveItemDocument, {
      saveItem: { __typename: 'NameTaken', message: 'Un article de ce nom existe déjà dans cette catégorie.' },
    }),
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

/** On its way out: the line stays until the server has said yes. */
export const Removing: Story = {
  ...at({ ...menu, ...keepWaiting(RemoveItemDocument) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Supprimer Pain aux raisins' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Supprimer' }));
    await expect(await canvas.findByText('Suppression…')).toBeVisible();
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
