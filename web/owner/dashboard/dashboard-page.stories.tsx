import { expect, waitFor, within } from 'storybook/test';
import {
  DashboardAccountsDocument,
  DashboardAccountsFileDocument,
  DashboardFiguresDocument,
  DashboardOrderDetailsDocument,
  DashboardOrdersDocument,
} from '../../../graphql/generated/owner/dashboard';
import { answer, fail, keepWaiting } from '../../../.storybook/mocked-answers';
import { pageAt, pageParameters, type Story } from '../../../.storybook/mocked-product';
import { report, twoOrders } from '../../../.storybook/results/dashboard';

export default { tags: ['page'], parameters: pageParameters };

const path = '/restaurant/dashboard';
const broken = new Error('503');
const at = (answers = {}) => pageAt(path, { signedIn: 'owner', answers });

/** Before noon on an ordinary Friday. */
export const Morning: Story = {
  ...at(),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('28 commandes')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Vos chiffres' })).toBeVisible();
    await expect(canvas.getByText('384,50 €')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Détails de la commande K7M4PX' }));
    const drawer = within(await canvas.findByRole('dialog', { name: 'Commande K7M4PX' }));
    await expect(drawer.getByRole('button', { name: 'Print Receipt' })).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: 'Fermer' }));
  },
};

/** The search on the board leads to an order of another day, which is open at once. */
export const OpenedFromTheBoard: Story = {
  ...pageAt(`${path}?commande=1`, { signedIn: 'owner' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('dialog', { name: 'Commande K7M4PX' })).toBeVisible();
  },
};

/** The week; and the kitchen lost its paper, so that its printers make a further one. */
export const Week: Story = {
  ...at(twoOrders),
  play: async ({ canvas, userEvent }) => {
    const spans = within(await canvas.findByRole('radiogroup', { name: 'Chiffres affichés' }));
    await userEvent.click(spans.getByRole('radio', { name: 'Cette semaine' }));
    await expect(await canvas.findByText('Ventes par jour')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Détails de la commande K7M4PX' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Réimprimer en cuisine (duplicata)' }));
    await expect(await canvas.findByText('Un duplicata part aux imprimantes de la cuisine.')).toBeVisible();
  },
};

/** Nothing was sold yet, and customers do not see the shop. */
export const FirstDay: Story = {
  ...at({
    ...answer(DashboardFiguresDocument, {
      ownReport: {
        ...report,
        hidden: true,
        figures: { __typename: 'SalesFigures', orderCount: 0, salesCents: 0, noShowCount: 0 },
        before: null,
        hours: [],
        days: [],
        items: [],
      },
    }),
    ...answer(DashboardOrdersDocument, {
      ownOrders: { __typename: 'OrderListPage', count: 0, page: 1, pageCount: 1, orders: [] },
    }),
    ...answer(DashboardAccountsDocument, {
      ownAccounts: { __typename: 'Accounts', feeCents: 0, refundedCents: 0, totals: [] },
    }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aucune commande disponible.')).toBeVisible();
    await expect(canvas.getByText('Les clients ne voient pas encore votre boutique.')).toBeVisible();
    await expect(canvas.getAllByText('Aucune vente')).toHaveLength(2);
  },
};

export const Loading: Story = at(keepWaiting(DashboardFiguresDocument));

/** Nothing can be had; each part says so and can be tried again. */
export const Failed: Story = {
  ...at({
    ...fail(DashboardFiguresDocument, broken),
    ...fail(DashboardOrdersDocument, broken),
    ...fail(DashboardAccountsDocument, broken),
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("Une erreur s'est produite lors de la récupération des commandes."),
    ).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Réessayer' })).toHaveLength(3));
  },
};

/** The file could not be made, and the order that was pressed cannot be read. */
export const PartsFailed: Story = {
  ...at({
    ...twoOrders,
    ...fail(DashboardAccountsFileDocument, broken),
    ...fail(DashboardOrderDetailsDocument, broken),
  }),
  play: async ({ canvas, userEvent }) => {
    const download = await canvas.findByRole('button', { name: 'Exporter (CSV)' });
    await waitFor(() => expect(download).toBeEnabled());
    await userEvent.click(download);
    await expect(await canvas.findByText('Le fichier n’a pas pu être préparé. Veuillez réessayer.')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Détails de la commande K7M4PX' }));
    await expect(await canvas.findByText('Failed to fetch order details')).toBeVisible();
  },
};
