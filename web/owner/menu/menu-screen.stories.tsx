import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { brokenWords } from '../../../.storybook/checks/broken-words';
import { ownerFrame, screenParameters } from '../../../.storybook/frames';
import { uploadDone } from '../../../.storybook/samples/upload';
import { sampleCatalogue, sampleDraft } from '../../../.storybook/samples/catalogue';
import { bigMenu, sampleMenu } from '../../../.storybook/samples/menu';
import { sampleStock } from '../../../.storybook/samples/stock';
import { menuMessages } from './use-item-changes';
import { MenuScreen, type MenuScreenProps } from './menu-page';
import { toFileItems, toPricedCategories } from './menu-view';

// Enough of each: how many there are matters in a few stories only.
const shortMenu = sampleMenu.slice(0, 2).map((category) => ({ ...category, items: category.items.slice(0, 2) }));
const shortStock = sampleStock.slice(0, 2).map((category) => ({ ...category, lines: category.lines.slice(0, 2) }));

const sampleMenuPage = {
  categories: shortMenu,
  catalogue: sampleCatalogue,
  adding: { open: false, addedCount: 0, onOpen: fn(), onClose: fn(), onSubmit: fn() },
  editing: { item: null, onSubmit: fn(), onClose: fn() },
  tools: {
    tool: null,
    onToolChange: fn(),
    stock: { categories: shortStock, onSubmit: fn() },
    prices: { categories: toPricedCategories(shortMenu), onSubmit: fn() },
    file: {
      items: toFileItems(shortMenu),
      onSubmit: fn(),
      onExport: fn(),
    },
  },
  onUpload: fn(uploadDone),
  onRetry: fn(),
  onEdit: fn(),
  onRemove: fn(),
  onMove: fn(),
  onSave: fn(),
  onSoldOutChange: fn(),
  onPublish: fn(),
} satisfies MenuScreenProps;

const { adding, editing, tools } = sampleMenuPage;

const meta = {
  component: MenuScreen,
  tags: ['page'],
  parameters: screenParameters,
  decorators: [ownerFrame],
  args: sampleMenuPage,
} satisfies Meta<typeof MenuScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An ordinary morning. */
export const TypicalBakery: Story = {
  args: { categories: sampleMenu },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Gérez votre menu' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Vos catégories' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Modifier Croissant pur beurre' }));
    await expect(args.onEdit).toHaveBeenCalledWith('c-1-1');
    await userEvent.click(canvas.getByRole('button', { name: 'Stock du jour' }));
    await expect(tools.onToolChange).toHaveBeenCalledWith('stock');
    await userEvent.click(canvas.getByRole('button', { name: 'Plus d’actions' }));
    await userEvent.click(within(document.body).getByRole('menuitem', { name: 'Changer les prix' }));
    await expect(tools.onToolChange).toHaveBeenCalledWith('prices');
  },
};

export const OnADesktop: Story = { globals: { viewport: { value: 'desktop' } } };
/** It opens on the menu, an item of which is seen and « épuisé » with one tap; the form to add is behind a button. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('form', { name: 'Ajouter un article personnalisé' })).toBeNull();
    const soldOut = canvas.getByRole('switch', { name: 'Épuisé aujourd’hui : Croissant pur beurre' });
    await expect(soldOut.getBoundingClientRect().bottom).toBeLessThan(844);
    await userEvent.click(soldOut);
    await expect(args.onSoldOutChange).toHaveBeenCalledWith('c-1-1', true);
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter' }));
    await expect(adding.onOpen).toHaveBeenCalledOnce();
  },
};

export const InTheDark: Story = { globals: { viewport: { value: 'tablet' }, theme: 'dark' } };

/** Nothing there yet: where to begin is said in each place. */
export const FirstVisit: Story = {
  args: { categories: [], catalogue: [], adding: { ...adding, open: true } },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aucun article disponible.')).toBeVisible();
    await expect(canvas.getByText('Créez d’abord une catégorie.')).toBeVisible();
  },
};

/** Sixty items in six categories. */
export const BigMenu: Story = { args: { categories: bigMenu }, globals: { viewport: { value: 'tablet' } } };

export const LoadingMenu: Story = {
  args: { categories: undefined, catalogue: [] },
  globals: { viewport: { value: 'tablet' } },
};

export const Failed: Story = {
  args: {
    categories: undefined,
    catalogue: [],
    error: 'Failed to fetch categories. Please ensure the restaurant ID is correct and the server is running.',
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Saved: the form is empty again for the next one and says so. */
export const Added: Story = {
  render: function Render(args) {
    const [addedCount, setAddedCount] = useState(0);
    const outcome = addedCount > 0 ? menuMessages.added() : null;
    const onSubmit = () => setAddedCount(addedCount + 1);
    return <MenuScreen {...args} adding={{ ...adding, open: true, addedCount, outcome, onSubmit }} />;
  },
  play: async ({ canvas, userEvent }) => {
    const form = within(canvas.getByRole('form', { name: 'Ajouter un article personnalisé' }));
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Catégorie' }), 'Pâtisseries');
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Nom de l’article' }), 'Tarte aux fraises');
    await userEvent.type(form.getByLabelText('Prix'), '4,2');
    await userEvent.type(form.getByLabelText('Quantité'), '8');
    await userEvent.click(form.getByRole('button', { name: 'Enregistrer' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Article ajouté avec succès!$/);
    await expect(canvas.getByLabelText('Prix')).toHaveValue('');
  },
};

export const Saving: Story = { args: { adding: { ...adding, open: true, busy: true } } };
export const AddFailed: Story = { args: { adding: { ...adding, open: true, outcome: menuMessages.addFailed() } } };

/** One item opened beside the list. */
export const Editing: Story = {
  args: { editing: { ...editing, item: sampleDraft } },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, userEvent }) => {
    const drawer = within(canvas.getByRole('dialog', { name: 'Modifier « Croissant pur beurre »' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Mettre à jour' }));
    await expect(editing.onSubmit).toHaveBeenCalledWith(sampleDraft);
    await userEvent.click(drawer.getByRole('button', { name: 'Annuler' }));
    await expect(editing.onClose).toHaveBeenCalled();
  },
};

export const Updating: Story = { args: { editing: { ...editing, item: sampleDraft, busy: true } } };
export const UpdateFailed: Story = {
  args: { editing: { ...editing, item: sampleDraft, outcome: menuMessages.updateFailed() } },
};

/** On its way out: the line stays until the server has said yes. */
export const Removing: Story = {
  args: { removingIds: ['c-1-2'] },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Suppression…')).toBeVisible();
  },
};

export const RemoveFailed: Story = { args: { outcome: menuMessages.removeFailed() } };

export const StockOpen: Story = {
  args: { tools: { ...tools, tool: 'stock' } },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer' }));
    await expect(tools.onToolChange).toHaveBeenCalledWith(null);
  },
};

export const PricesOpen: Story = {
  args: { tools: { ...tools, tool: 'prices' } },
  globals: { viewport: { value: 'tablet' } },
};
export const FileOpen: Story = {
  args: { tools: { ...tools, tool: 'file' } },
  globals: { viewport: { value: 'tablet' } },
};
export const PricesOnAPhone: Story = { ...PricesOpen, globals: { viewport: { value: 'phone' } } };

/** Everything fits, and no word is broken in two. */
export const TwiceTheText: Story = {
  args: { categories: bigMenu },
  globals: { textSize: '200', viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(brokenWords(canvasElement)).toEqual([]);
  },
};

export const TwiceTheTextOnATablet: Story = {
  ...TwiceTheText,
  globals: { textSize: '200', viewport: { value: 'tablet' } },
};
