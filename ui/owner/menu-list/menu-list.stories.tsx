import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { bigMenu, sampleMenu } from '../../../.storybook/samples/menu';
import { belowEachOther } from '../../../.storybook/situations';
import { MenuList } from './menu-list';

export default {
  component: MenuList,
  args: {
    categories: sampleMenu,
    onRetry: fn(),
    onEdit: fn(),
    onRemove: fn(),
    onMove: fn(),
    onSave: fn(),
    onSoldOutChange: fn(),
    onPublish: fn(),
  },
} satisfies Meta<typeof MenuList>;
type Story = StoryObj<typeof MenuList>;

/** Where it does not matter how many there are. */
const pastries = sampleMenu.slice(2, 3);

/** Nothing goes without being asked; all of a category is put in the order customers read, whatever is searched for. */
export const Changed: Story = {
  args: { categories: pastries, outcome: { tone: 'danger', text: 'La connexion a échoué.' } },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ args, canvas, userEvent }) => {
    const remove = canvas.getByRole('button', { name: 'Supprimer Éclair au café' });
    await userEvent.click(remove);
    await expect(canvas.getByRole('alertdialog', { name: 'Supprimer « Éclair au café » ?' })).toBeVisible();
    await expect(canvas.getByText(/Les commandes déjà passées ne changent pas/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler' }));
    await expect(args.onRemove).not.toHaveBeenCalled();
    await waitFor(() => expect(remove).toHaveFocus());
    await userEvent.click(remove);
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer' }));
    await expect(args.onRemove).toHaveBeenCalledWith('c-3-2');
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
    await userEvent.type(canvas.getByRole('searchbox'), 'tisseries');
    await userEvent.click(canvas.getByRole('button', { name: 'Changer l’ordre : Pâtisseries' }));
    const dialog = within(canvas.getByRole('dialog', { name: 'Ordre : Pâtisseries' }));
    await expect(dialog.getAllByRole('row')).toHaveLength(pastries[0]?.items.length ?? 0);
    await userEvent.click(dialog.getByRole('button', { name: 'Monter Éclair au café' }));
    await expect(args.onMove).toHaveBeenCalledWith('c-3-2', 0);
    await expect(dialog.getByRole('alert')).toHaveTextContent(/^La connexion a échoué\.$/);
  },
};

/** Accents and capitals do not matter; Escape empties the search, and drafts can be looked at alone. */
export const Searched: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Vos catégories' })).toBeVisible();
    await expect(canvas.getByText('5 catégories, 14 articles')).toBeVisible();
    const search = canvas.getByRole('searchbox', { name: 'Chercher un article' });
    await userEvent.type(search, 'ECLAIR');
    await expect(canvas.getByRole('radio', { name: 'Tous 1' })).toBeChecked();
    await expect(canvas.getAllByRole('table')).toHaveLength(1);
    await expect(canvas.getByRole('heading', { name: 'Pâtisseries' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getAllByRole('table')).toHaveLength(4);
    await userEvent.click(canvas.getByText(/^Brouillons \d+$/));
    await expect(canvas.getByRole('button', { name: 'Publier Religieuse' })).toBeVisible();
    await expect(canvas.queryByText('Croissant pur beurre')).toBeNull();
    await userEvent.type(search, 'choucroute');
    await expect(canvas.getByRole('heading', { name: 'Aucun article disponible.' })).toBeVisible();
  },
};

/** First visit, where there is no category yet; on its way; not to be had. */
export const NoItems: Story = {
  render: belowEachOther(
    MenuList,
    { categories: [] },
    { categories: undefined },
    {
      categories: undefined,
      error: 'Failed to fetch categories. Please ensure the restaurant ID is correct and the server is running.',
    },
  ),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Aucun article disponible.')).toBeVisible();
    await expect(canvas.getByText('0 catégorie, 0 article')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Chargement de votre carte…');
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** A category is one press away, by keyboard too. */
export const SixtyItems: Story = {
  args: { categories: bigMenu },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('link', { name: 'Chocolats' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: /Changer le prix : Chocolats n° 1,/ })).toHaveFocus();
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};
