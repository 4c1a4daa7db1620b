import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ListedOrder } from '../../../ui/food/order-list/order-list';
import { OrdersScreen } from './orders-screen';

const order: ListedOrder = {
  id: '0192f0c4-7f5a-7c3e-9d2b-6a51c0de7a10',
  orderNumber: 'K7MQ3X',
  token: 'K7MQ3X',
  shopName: 'Maison Levain',
  status: 'READY',
  orderDate: '21 novembre 2026 à 12:04',
  totalCents: 1369,
  lines: [
    { id: 'l-1', name: 'Kebab du chef', quantity: 1, unitCents: 950 },
    { id: 'l-2', name: 'Croissant au beurre', quantity: 3, unitCents: 130 },
  ],
};

const meta = {
  component: OrdersScreen,
  args: {
    orders: [order, { ...order, id: 'o-2', orderNumber: 'A4CDXV', token: 'A4CDXV', status: 'COLLECTED' }],
    loading: false,
    onRetry: fn(),
  },
} satisfies Meta<typeof OrdersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your Orders' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
  },
};

export const None: Story = {
  args: { orders: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No orders found.')).toBeVisible();
  },
};

export const Loading: Story = { args: { orders: [], loading: true } };

export const Failed: Story = {
  args: { orders: [], error: 'Failed to fetch orders' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
