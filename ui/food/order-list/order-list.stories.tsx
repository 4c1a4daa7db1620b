import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { belowEachOther } from '../../../.storybook/situations';
import { OrderList, type ListedOrder } from './order-list';

const order: ListedOrder = {
  id: '0192f0c4-7f5a-7c3e-9d2b-6a51c0de7a10',
  token: 'K7MQ2X',
  status: 'PREPARING',
  pickupWindow: '12:30–12:45',
  orderDate: '21/11/2026 12:04',
  totalCents: 1629,
  lines: [
    { id: '1', name: 'Tacos 2 viandes', quantity: 1, unitCents: 1340 },
    { id: '2', name: 'Croissant au beurre', quantity: 2, unitCents: 130 },
  ],
};

const retry = fn();

export default { component: OrderList, args: { orders: [order] } } satisfies Meta<typeof OrderList>;
type Story = StoryObj<typeof OrderList>;

export const One: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Your Orders' })).toBeVisible();
    const card = within(canvas.getByRole('article', { name: 'Commande K7MQ2X' }));
    await expect(card.getByText('12:30–12:45')).toBeVisible();
    await expect(card.getByText('Croissant au beurre')).not.toBeVisible();
    await userEvent.click(card.getByText('3 articles'));
    await expect(card.getByText('Croissant au beurre')).toBeVisible();
    await expect(card.getByText('2 × 1,30 €')).toBeVisible();
    await expect(card.getByRole('link', { name: 'Suivre' })).toHaveAttribute('href', '/tokenDetails/K7MQ2X');
  },
};

/** With a meal deal and the service charge, what is listed adds up to the total. */
export const MealDeal: Story = {
  args: {
    orders: [
      {
        ...order,
        mealDeals: [{ mealDealId: 'midi', name: 'Formule Midi', quantity: 1, cents: 130 }],
        serviceChargeCents: 29,
        totalCents: 1499,
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('3 articles'));
    const rows = canvas.getAllByRole('listitem').slice(-2);
    await expect(rows[0]).toHaveTextContent(/^Formule Midi\s*−1,30\s€$/);
    await expect(rows[1]).toHaveTextContent(/^Frais de service\s*0,29\s€$/);
  },
};

/** Only open orders are tracked; refunds stand beside the total; older orders can be loaded. */
export const EveryStatus: Story = {
  args: {
    orders: (['READY', 'PREPARING', 'COLLECTED', 'NO_SHOW', 'CANCELLED'] as const).map((status, index) => ({
      ...order,
      id: status,
      token: `K7MQ${String(index + 2)}X`,
      status,
      refundCents: status === 'PREPARING' ? 260 : undefined,
    })),
    onShowMore: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Préparation')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Suivre' })).toHaveLength(2);
    await expect(canvas.getByRole('article', { name: 'Commande K7MQ3X' })).toHaveTextContent(
      /Total\s*16,29\s€\s*Remboursé\s*2,60\s€\s*Reste payé\s*13,69\s€/,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Voir plus' }));
    await expect(args.onShowMore).toHaveBeenCalledOnce();
  },
};

export const Ended: Story = {
  args: {
    orders: [
      { ...order, status: 'COLLECTED', stars: 4, reviewable: true },
      { ...order, id: 'b', token: 'H3RQ7N', status: 'COLLECTED', reviewable: true },
      { ...order, id: 'c', token: 'V4CX6A', status: 'CANCELLED' },
      { ...order, id: 'd', token: 'B3XT9R', status: 'COLLECTED' },
    ],
    onReorder: fn(),
    reorderingId: 'd',
    failure: { id: 'c', text: 'Plus rien de cette commande n’est disponible aujourd’hui.' },
  },
  play: async ({ args, canvas, userEvent }) => {
    const rated = within(canvas.getByRole('article', { name: 'Commande K7MQ2X' }));
    await expect(rated.getByText('4 sur 5')).toBeInTheDocument();
    await expect(rated.getByRole('link', { name: 'Mon avis' })).toBeVisible();
    const fresh = within(canvas.getByRole('article', { name: 'Commande H3RQ7N' }));
    await expect(fresh.getByRole('link', { name: 'Donner mon avis' })).toHaveAttribute('href', '/order/b#avis');
    await userEvent.click(fresh.getByRole('button', { name: 'Commander à nouveau' }));
    await expect(args.onReorder).toHaveBeenCalledOnce();
    await expect(args.onReorder).toHaveBeenCalledWith('b');
    const cancelled = within(canvas.getByRole('article', { name: 'Commande V4CX6A' }));
    await expect(cancelled.getByRole('alert')).toHaveTextContent(/Plus rien/);
    await expect(canvas.getByRole('button', { name: 'Ajout au panier...' })).toBeDisabled();
  },
};

/** Empty, loading and failed. */
export const Nothing: Story = {
  args: { orders: [] },
  render: belowEachOther(OrderList, {}, { loading: true }, { error: 'Failed to fetch orders', onRetry: retry }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('No orders found.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Trouver un commerce' })).toHaveAttribute('href', '/userSearch');
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const TwiceTheText: Story = {
  globals: { textSize: '200', viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    // A token in two lines is two tokens.
    for (const token of canvas.getAllByRole('heading', { level: 2 }))
      await expect(token.getBoundingClientRect().height).toBeLessThan(2 * parseFloat(getComputedStyle(token).fontSize));
  },
};
