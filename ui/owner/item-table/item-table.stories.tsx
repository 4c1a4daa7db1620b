import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { belowEachOther } from '../../../.storybook/situations';
import { ItemTable } from './item-table';
import { sampleMenu } from '../../../.storybook/samples/menu';

const [viennoiseries, pains] = sampleMenu;
const nothing = { id: 'c-5', name: 'Boissons', items: [] };

export default {
  component: ItemTable,
  args: {
    category: viennoiseries ?? nothing,
    onReorder: fn(),
    onEdit: fn(),
    onRemove: fn(),
    onSave: fn(),
    onSoldOutChange: fn(),
    onPublish: fn(),
  },
} satisfies Meta<typeof ItemTable>;
type Story = StoryObj<typeof ItemTable>;

/** In stock, few left, sold out, none left, not published yet; the tray is empty by one press, or the space bar. */
export const Typical: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Viennoiseries' })).toBeVisible();
    await expect(canvas.getByText('5 articles')).toBeVisible();
    const table = canvas.getByRole('table', { name: 'Viennoiseries' });
    await expect(within(table).getAllByRole('row')).toHaveLength(6);
    await userEvent.click(canvas.getByRole('button', { name: 'Modifier Croissant pur beurre' }));
    await expect(args.onEdit).toHaveBeenCalledWith('c-1-1');
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer Pain au chocolat' }));
    await expect(args.onRemove).toHaveBeenCalledWith('c-1-2');
    await userEvent.click(canvas.getByRole('button', { name: 'Changer l’ordre : Viennoiseries' }));
    await expect(args.onReorder).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Publier Pain suisse' }));
    await expect(args.onPublish).toHaveBeenCalledWith('c-1-5');
    await userEvent.click(canvas.getByRole('switch', { name: 'Épuisé aujourd’hui : Pain au chocolat' }));
    await expect(args.onSoldOutChange).toHaveBeenLastCalledWith('c-1-2', true);
    const brioche = canvas.getByRole('switch', { name: 'Épuisé aujourd’hui : Brioche à tête' });
    await expect(brioche).toBeChecked();
    brioche.focus();
    await userEvent.keyboard(' ');
    await expect(args.onSoldOutChange).toHaveBeenLastCalledWith('c-1-3', false);
  },
};

/** Price or stock becomes a field in its place: Enter keeps it, Escape does not, nor is kept what cannot be. */
export const Changed: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Changer le prix : Croissant/ }));
    await expect(canvas.getByLabelText('Prix')).toHaveFocus();
    await userEvent.keyboard('1,40{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith('c-1-1', { priceCents: 140, stock: 40 });
    await expect(canvas.getByRole('button', { name: /Changer le prix : Croissant/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: /Changer le stock : Pain au chocolat/ }));
    const stock = canvas.getByLabelText('Stock du jour');
    await expect(stock).toHaveFocus();
    await userEvent.clear(stock);
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(args.onSave).toHaveBeenLastCalledWith('c-1-2', { priceCents: 150, stock: null });
    const change = () => userEvent.click(canvas.getByRole('button', { name: /Changer le prix : Croissant.*1,30/ }));
    await change();
    await userEvent.clear(canvas.getByLabelText('Prix'));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Indiquez un prix, par exemple 4,50.')).toBeVisible();
    await userEvent.keyboard('0');
    await userEvent.clear(canvas.getByLabelText('Stock du jour'));
    await userEvent.type(canvas.getByLabelText('Stock du jour'), '12000{Enter}');
    await expect(canvas.getByText('De 0,01 € à 999,99 €.')).toBeVisible();
    await expect(canvas.getByText('De 0 à 9999.')).toBeVisible();
    await expect(canvas.getByLabelText('Prix')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: /Changer le prix : Croissant.*1,30/ })).toHaveFocus();
    await change();
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler' }));
    await expect(args.onSave).toHaveBeenCalledTimes(2);
  },
};

/** What is on its way cannot be pressed again; the others can, and names may be long. */
export const OnTheWay: Story = {
  args: { category: pains ?? nothing, busyIds: ['c-2-1'], removingIds: ['c-2-3'] },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Suppression…')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Supprimer Miche de seigle' })).toBeDisabled();
    await expect(canvas.getByRole('switch', { name: 'Épuisé aujourd’hui : Baguette tradition' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Supprimer Pain de mie' })).toBeEnabled();
  },
};

/** Without a price it cannot be sold, so it cannot be published; nothing is there yet. */
export const WithoutPrice: Story = {
  render: belowEachOther(
    ItemTable,
    {
      category: {
        ...nothing,
        items: viennoiseries?.items.slice(4).map((item) => ({ ...item, priceCents: null })) ?? [],
      },
    },
    { category: nothing },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Publier Pain suisse' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: /Changer le prix : Pain suisse, Aucun/ })).toBeEnabled();
    await expect(canvas.getByText('Aucun article disponible.')).toBeVisible();
    await expect(canvas.getByText('0 article')).toBeVisible();
  },
};
