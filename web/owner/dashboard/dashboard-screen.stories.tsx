import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ownerFrame, screenParameters } from '../../../.storybook/frames';
import { manyOrders, sampleOrder } from '../../../.storybook/samples/owner-orders';
import { DashboardScreen, type DashboardFigures, type DashboardScreenProps } from './dashboard-screen';
import { bestSellers, dayBars, hourBars, toTiles } from './dashboard-view';

const sold = [
  ['Baguette tradition', 184, 120],
  ['Croissant au beurre', 151, 130],
  ['Pain au chocolat', 97, 140],
  ['Sandwich jambon-beurre', 41, 480],
  ['Tartelette au citron meringuée', 23, 420],
  ['Flan pâtissier', 12, 310],
  ['Tourte de seigle au levain naturel, farine de meule T130, pièce de 700 g', 9, 590],
] as const;

const typical: DashboardFigures = {
  tiles: toTiles(
    { orderCount: 142, salesCents: 128_450, noShowCount: 2 },
    { orderCount: 151, salesCents: 114_700, noShowCount: 4 },
    'que samedi dernier',
  ),
  overTime: hourBars(
    [2150, 8840, 14_210, 9630, 6420, 18_450, 16_900, 4120, 2380, 3310, 9740, 7210].map((salesCents, index) => ({
      hour: index + 7,
      salesCents,
      orderCount: Math.ceil(salesCents / 740),
    })),
  ),
  bestSellers: bestSellers(
    sold.map(([name, quantity, cents]) => ({ itemId: name, name, quantity, salesCents: quantity * cents })),
  ),
};

const week: DashboardFigures = {
  ...typical,
  tiles: toTiles({ orderCount: 611, salesCents: 561_400, noShowCount: 9 }, null, 'que la semaine dernière'),
  overTime: dayBars(
    [48_210, 51_320, 0, 55_470, 61_890, 84_330].map((salesCents, index) => ({
      day: `2026-11-${String(16 + index)}`,
      salesCents,
      orderCount: Math.ceil(salesCents / 905),
    })),
  ),
};

const nothing = { orderCount: 0, salesCents: 0, noShowCount: 0 };

const orders: DashboardScreenProps['orders'] = {
  orders: manyOrders(3),
  count: 3,
  status: 'ALL',
  onStatusChange: fn(),
  period: { from: '2026-11-21', to: '2026-11-21' },
  onPeriodChange: fn(),
  today: '2026-11-21',
  page: 1,
  pageCount: 1,
  onPageChange: fn(),
  onOpen: fn(),
};

const accounts: DashboardScreenProps['accounts'] = {
  period: { from: '2026-10-01', to: '2026-10-31' },
  onPeriodChange: fn(),
  today: '2026-11-21',
  totals: [
    { rateText: '5,5 %', netCents: 721_460, taxCents: 39_680, grossCents: 761_140 },
    { rateText: '10 %', netCents: 248_000, taxCents: 24_800, grossCents: 272_800 },
    { rateText: '20 %', netCents: 6_120, taxCents: 1_224, grossCents: 7_344 },
  ],
  onExport: fn(),
};

const closed: DashboardScreenProps['opened'] = { open: false, onClose: fn(), onPrint: fn() };

const meta = {
  component: DashboardScreen,
  tags: ['page'],
  parameters: screenParameters,
  decorators: [ownerFrame],
  args: { span: 'today', figures: typical, onSpanChange: fn(), onRetry: fn(), orders, opened: closed, accounts },
} satisfies Meta<typeof DashboardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Saturday, a good day. */
export const TypicalDay: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Vos chiffres' })).toBeVisible();
    await expect(canvas.getByText('1 284,50 €')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add Sauces' })).toHaveAttribute('href', '/sauces');
    const figures = within(canvas.getByRole('radiogroup', { name: 'Chiffres affichés' }));
    await userEvent.click(figures.getByRole('radio', { name: 'Cette semaine' }));
    await expect(args.onSpanChange).toHaveBeenCalledWith('week');
    await userEvent.click(canvas.getByRole('button', { name: 'Détails de la commande A2000A' }));
    await expect(args.orders.onOpen).toHaveBeenCalledWith('o-0');
  },
};

/** The same over a week, with its closing day; the shop is too young for a week before. */
export const Week: Story = { args: { span: 'week', figures: week } };

/** An order is looked at and printed. */
export const OrderOpened: Story = {
  args: { opened: { ...closed, open: true, order: sampleOrder, printedText: 'Print job sent successfully.' } },
  play: async ({ args, canvas, userEvent }) => {
    const drawer = within(canvas.getByRole('dialog', { name: 'Commande K7MQ2X' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Print Receipt' }));
    await expect(args.opened.onPrint).toHaveBeenCalledWith('receipt');
  },
};

/** The printer is out: said where one pressed. */
export const PrintingFailed: Story = {
  args: { opened: { ...closed, open: true, order: sampleOrder, printError: 'Failed to send print job.' } },
};

/** Nothing ordered yet, and nobody sees the shop. */
export const FirstDay: Story = {
  args: {
    hidden: true,
    figures: { tiles: toTiles(nothing, null, 'qu’hier'), overTime: [], bestSellers: [] },
    orders: { ...orders, orders: [], count: 0 },
    accounts: { ...accounts, totals: [] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Les clients ne voient pas encore votre boutique.')).toBeVisible();
    await expect(canvas.getByText('Aucune commande disponible.')).toBeVisible();
    await expect(canvas.getAllByText('Aucune vente')).toHaveLength(2);
  },
};

/** A busy month, paged. */
export const FiveHundredOrders: Story = {
  args: {
    orders: {
      ...orders,
      orders: manyOrders(20),
      count: 500,
      pageCount: 25,
      period: { from: '2026-11-01', to: '2026-11-21' },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('500 commandes')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Page suivante' }));
    await expect(args.orders.onPageChange).toHaveBeenCalledWith(2);
  },
};

export const Loading: Story = {
  args: {
    figures: undefined,
    orders: { ...orders, orders: [], count: undefined, loading: true },
    accounts: { ...accounts, totals: [], loading: true },
  },
};

/** Nothing could be read; each part can be tried again. */
export const Failed: Story = {
  args: {
    figures: undefined,
    failure: 'Les chiffres n’ont pas pu être lus. Veuillez réessayer.',
    orders: {
      ...orders,
      orders: [],
      count: undefined,
      error: "Une erreur s'est produite lors de la récupération des commandes.",
      onRetry: fn(),
    },
    accounts: {
      ...accounts,
      totals: [],
      error: 'Les totaux n’ont pas pu être lus. Veuillez réessayer.',
      onRetry: fn(),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    for (const again of canvas.getAllByRole('button', { name: 'Réessayer' })) await userEvent.click(again);
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(args.orders.onRetry).toHaveBeenCalledOnce();
    await expect(args.accounts.onRetry).toHaveBeenCalledOnce();
  },
};

/** The file could not be made. */
export const ExportRefused: Story = {
  args: { accounts: { ...accounts, exportError: 'Le fichier n’a pas pu être préparé. Veuillez réessayer.' } },
};

export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { theme: 'dark' } };
