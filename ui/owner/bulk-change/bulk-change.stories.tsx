import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { sampleMenu } from '../../../.storybook/samples/menu';
import { sampleCheeses, sampleCooking } from '../../../.storybook/samples/option-groups';
import { NO_RULES } from '../order-rules/order-rules';
import { BulkChange } from './bulk-change';
import type { BulkCategory } from './item-change';

const categories: BulkCategory[] = sampleMenu.slice(0, 4).map(({ items, ...category }) => ({
  ...category,
  items: items.map((item) => ({
    ...item,
    ...{ categoryId: category.id, vatRate: 55, allergens: null, orderRules: null, optionGroupIds: [] },
    ...(item.id === 'c-1-1' && { allergens: ['GLUTEN' as const, 'MILK' as const] }),
    ...(item.id === 'c-3-1' && { orderRules: { ...NO_RULES, dayCapacity: 12 } }),
    ...(item.id === 'c-4-1' && { optionGroupIds: [sampleCheeses.id] }),
  })),
}));

export default {
  component: BulkChange,
  args: { categories, groups: [sampleCooking, sampleCheeses], onSubmit: fn() },
} satisfies Meta<typeof BulkChange>;
type Story = StoryObj<typeof BulkChange>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const tick = ({ canvas, userEvent }: Context, name: string) => userEvent.click(canvas.getByRole('checkbox', { name }));
const choose = ({ canvas, userEvent }: Context, what: string) =>
  userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Ce qui change' }), what);
const rowOf = ({ canvas }: Context, name: RegExp) => within(canvas.getByRole('row', { name }));
const press = ({ canvas, userEvent }: Context, name: string) => userEvent.click(canvas.getByRole('button', { name }));

/** The first press says what is missing; five percent more is brought to five cents, only where chosen. */
export const RaisedByPercent: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await press(context, 'Changer plusieurs articles');
    await expect(canvas.getByText('Indiquez un pourcentage.')).toBeVisible();
    await expect(canvas.getByText('Choisissez au moins un article.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Pourcentage' })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await tick(context, 'Viennoiseries');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Pourcentage' }), '5');
    const croissant = rowOf(context, /Croissant/);
    await expect(croissant.getByText(/1,30\s€/)).toBeVisible();
    await expect(croissant.getByText(/1,35\s€/)).toBeVisible();
    await press(context, 'Changer 5 articles');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      items: [
        { itemId: 'c-1-1', priceCents: 135, seenPriceCents: 130 },
        { itemId: 'c-1-2', priceCents: 160, seenPriceCents: 150 },
        { itemId: 'c-1-3', priceCents: 250, seenPriceCents: 240 },
        { itemId: 'c-1-4', priceCents: 230, seenPriceCents: 220 },
        { itemId: 'c-1-5', priceCents: 275, seenPriceCents: 260 },
      ],
    });
  },
};

/** What would be given away is left alone and said; so is what is too little to be felt after rounding. */
export const LoweredByAmount: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await tick(context, 'Tous les articles');
    await userEvent.click(canvas.getByText('Baisser'));
    await userEvent.click(canvas.getByText('Montant'));
    const amount = canvas.getByRole('textbox', { name: 'Montant' });
    await userEvent.click(canvas.getByText(/^0,10\s€$/));
    await userEvent.type(amount, '0,01');
    await expect(canvas.getAllByText('Inchangé')).toHaveLength(14);
    await expect(canvas.getByText('Rien ne change.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Changer plusieurs articles' })).toBeDisabled();
    await userEvent.click(canvas.getByText(/^0,01\s€$/));
    await userEvent.clear(amount);
    await userEvent.type(amount, '1,5');
    await expect(canvas.getAllByText('Impossible')).toHaveLength(3);
    await press(context, 'Changer 11 articles');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      items: expect.arrayContaining([{ itemId: 'c-2-2', priceCents: 440, seenPriceCents: 590 }]),
    });
  },
};

/** All that a search finds is chosen with one press, and one of it taken out again; what was chosen before stays. */
export const FoundAndMoved: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await choose(context, 'Catégorie');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Catégorie' }), 'Pains');
    await tick(context, 'Sandwichs');
    const search = canvas.getByRole('searchbox', { name: 'Chercher un article' });
    await userEvent.type(search, 'pain');
    await tick(context, 'Tous les articles trouvés');
    await tick(context, 'Pain suisse');
    await expect(canvas.getByText('3 articles sur 7 changent.')).toBeVisible();
    await expect(rowOf(context, /Miche/).getByText('Inchangé')).toBeVisible();
    await press(context, 'Changer 3 articles');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      items: [{ itemId: 'c-1-2' }, { itemId: 'c-4-1' }, { itemId: 'c-4-2' }],
      categoryId: 'c-2',
    });
    await userEvent.type(search, 'xyz');
    await expect(canvas.getByText('Aucun article disponible.')).toBeVisible();
  },
};

/** Two items of one name cannot be in one category: the second one is left where it is. */
export const NameTaken: Story = {
  args: {
    categories: categories.map((category) => ({
      ...category,
      items: category.items.map((item) => (item.id === 'c-1-5' ? { ...item, name: 'miche de SEIGLE' } : item)),
    })),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(context, 'Catégorie');
    await press(context, 'Changer plusieurs articles');
    await expect(canvas.getByText('Choisissez une catégorie.')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Catégorie/ }), 'Pains');
    await tick(context, 'Viennoiseries');
    await expect(rowOf(context, /miche/).getByText('Ce nom y est déjà')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Changer 4 articles' })).toBeEnabled();
  },
};

export const VatRate: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await choose(context, 'TVA');
    await tick(context, 'Sandwichs');
    await expect(canvas.getByText('Rien ne change.')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '10 %' }));
    await press(context, 'Changer 2 articles');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      items: [{ itemId: 'c-4-1' }, { itemId: 'c-4-2' }],
      vatRate: 100,
    });
  },
};

/** The last allergen is taken away: the item says nothing any more; that it has none is a statement of its own. */
export const Allergens: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await choose(context, 'Allergènes');
    await tick(context, 'Viennoiseries');
    await press(context, 'Changer plusieurs articles');
    await expect(canvas.getByText('Cochez au moins un allergène.')).toBeVisible();
    await tick(context, 'Fruits à coque');
    await expect(rowOf(context, /Croissant/).getByText('Gluten, Lait, Fruits à coque')).toBeVisible();
    await userEvent.click(canvas.getByText('Retirer'));
    await expect(canvas.getByText('Rien ne change.')).toBeVisible();
    await tick(context, 'Gluten');
    await tick(context, 'Lait');
    await expect(rowOf(context, /Croissant/).getByText('Non indiqué')).toBeVisible();
    await userEvent.click(canvas.getByText('Aucun des 14'));
    await press(context, 'Changer 5 articles');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      items: ['c-1-1', 'c-1-2', 'c-1-3', 'c-1-4', 'c-1-5'].map((itemId) => ({ itemId })),
      allergens: { none: true, add: [], remove: [] },
    });
  },
};

/** Only the rules that are ticked change: the pieces a day of the tart stay. */
export const DaysAndNotice: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await choose(context, 'Jours et délai de commande');
    await tick(context, 'Pâtisseries');
    await press(context, 'Changer plusieurs articles');
    await expect(canvas.getByText('Cochez au moins une règle.')).toBeVisible();
    await tick(context, 'Délai de commande');
    await userEvent.selectOptions(
      canvas.getByLabelText('Délai de commande', { selector: 'select' }),
      'Heures avant le retrait',
    );
    const hours = canvas.getByRole('textbox', { name: /Heures avant/ });
    await userEvent.clear(hours);
    await expect(canvas.queryByRole('row', { name: /Tarte/ })).toBeNull();
    await userEvent.type(hours, '24');
    await expect(rowOf(context, /Tarte/).getByText('24 h avant · 12 par jour')).toBeVisible();
    await tick(context, 'Jours de retrait');
    await tick(context, 'Dimanche');
    await press(context, 'Changer 3 articles');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      items: [{ itemId: 'c-3-1' }, { itemId: 'c-3-2' }, { itemId: 'c-3-3' }],
      orderRules: { noticeHours: 24, noticeUntil: null, days: [7] },
    });
  },
};

export const SoldOutAndBack: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await choose(context, 'Épuisé aujourd’hui, ou de retour');
    await tick(context, 'Viennoiseries');
    await expect(canvas.getByText('4 articles sur 5 changent.')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'En vente' }));
    await press(context, 'Changer 1 article');
    await expect(args.onSubmit).toHaveBeenCalledWith({ items: [{ itemId: 'c-1-3' }], soldOut: false });
  },
};

export const OptionGroups: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await choose(context, 'Options proposées');
    await tick(context, 'Sandwichs');
    await press(context, 'Changer plusieurs articles');
    await expect(canvas.getByText('Cochez au moins un groupe.')).toBeVisible();
    await tick(context, sampleCheeses.name);
    await expect(canvas.getByRole('button', { name: 'Changer 1 article' })).toBeEnabled();
    await userEvent.click(canvas.getByText('Retirer'));
    await press(context, 'Changer 1 article');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      items: [{ itemId: 'c-4-1' }],
      optionGroups: { add: [], remove: [sampleCheeses.id] },
    });
  },
};

/** A shop without groups of its own is not asked for them. */
export const NoGroups: Story = {
  args: { groups: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('option', { name: 'Options proposées' })).toBeNull();
  },
};

/** The server said no: what was chosen stays. */
export const Refused: Story = {
  args: { outcome: { tone: 'danger', text: '« Miche de seigle » : Le prix a changé entre-temps, il est de 5,00 €.' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await tick(context, 'Pains');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Pourcentage' }), '10');
    await press(context, 'Changer 4 articles');
    await expect(canvas.getByText(/« Miche de seigle »/)).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Pains' })).toBeChecked();
  },
};
