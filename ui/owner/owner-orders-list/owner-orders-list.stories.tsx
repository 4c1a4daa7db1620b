import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { belowEachOther } from '../../../.storybook/situations';
import { OwnerOrdersList } from './owner-orders-list';
import { manyOrders } from '../../../.storybook/samples/owner-orders';

export default {
  component: OwnerOrdersList,
  args: {
    orders: manyOrders(7),
    count: 7,
    status: 'ALL',
    onStatusChange: fn(),
    period: { from: '2026-11-21', to: '2026-11-21' },
    onPeriodChange: fn(),
    today: '2026-11-21',
    page: 1,
    pageCount: 1,
    onPageChange: fn(),
    onOpen: fn(),
  },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof OwnerOrdersList>;
type Story = StoryObj<typeof OwnerOrdersList>;

/** Every status; a press on its number opens the order, and another status or period can be asked for. */
export const Day: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('7 commandes')).toHaveAttribute('role', 'status');
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Détails de la commande A2000A' }));
    await expect(args.onOpen).toHaveBeenCalledWith('o-0');
    await userEvent.selectOptions(canvas.getByLabelText('Statut'), 'Non-présenté');
    await expect(args.onStatusChange).toHaveBeenCalledWith('NO_SHOW');
    await userEvent.click(canvas.getByRole('radio', { name: 'Hier' }));
    await expect(args.onPeriodChange).toHaveBeenCalledWith({ from: '2026-11-20', to: '2026-11-20' });
  },
};

/** A busy month, leafed through. */
export const FiveHundred: Story = {
  args: {
    orders: manyOrders(20).map((order) => ({
      ...order,
      customerName: `${order.customerName} Vandenbroucke-Wolkenstein`,
    })),
    count: 500,
    pageCount: 25,
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('500 commandes')).toBeVisible();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(20);
    await userEvent.click(canvas.getByRole('button', { name: 'Page suivante' }));
    await expect(args.onPageChange).toHaveBeenCalledWith(2);
  },
};

/** None at all; none of that kind, yet there are others; on their way; not to be had. */
export const NoOrders: Story = {
  args: { orders: [], count: 0, onRetry: fn() },
  render: belowEachOther(
    OwnerOrdersList,
    {},
    { status: 'CANCELLED' },
    { count: undefined, loading: true },
    { count: undefined, error: "Une erreur s'est produite lors de la récupération des commandes." },
  ),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('heading', { name: 'Aucune commande disponible.' })).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Voir tous les statuts' }));
    await expect(args.onStatusChange).toHaveBeenCalledWith('ALL');
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
