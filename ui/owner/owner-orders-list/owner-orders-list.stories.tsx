import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { OwnerOrdersList, type OwnerOrdersListProps } from './owner-orders-list';
import { manyOrders, sampleOrder } from '../../../.storybook/samples/owner-orders';

const PAGE = 20;

/** Leafs and filters as the server would. */
function Kept(props: OwnerOrdersListProps) {
  const [status, setStatus] = useState(props.status);
  const [page, setPage] = useState(props.page);
  const matching = props.orders.filter((order) => status === 'ALL' || order.status === status);
  return (
    <OwnerOrdersList
      {...props}
      orders={matching.slice((page - 1) * PAGE, page * PAGE)}
      count={props.count === undefined ? undefined : matching.length}
      status={status}
      onStatusChange={(next) => {
        setStatus(next);
        setPage(1);
        props.onStatusChange(next);
      }}
      page={page}
      pageCount={Math.ceil(matching.length / PAGE)}
      onPageChange={(next) => {
        setPage(next);
        props.onPageChange(next);
      }}
    />
  );
}

const meta = {
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
  render: (args) => <Kept {...args} />,
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof OwnerOrdersList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every status; a press on its number opens the order. */
export const Day: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('7 commandes')).toHaveAttribute('role', 'status');
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Détails de la commande A2000A' }));
    await expect(args.onOpen).toHaveBeenCalledWith('o-0');
  },
};

/** Only those that nobody came for. */
export const OneStatus: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Statut'), 'Non-présenté');
    await expect(args.onStatusChange).toHaveBeenCalledWith('NO_SHOW');
    const table = within(canvas.getByRole('table', { name: 'Liste des commandes' }));
    await expect(table.getAllByRole('rowheader')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('radio', { name: 'Hier' }));
    await expect(args.onPeriodChange).toHaveBeenCalledWith({ from: '2026-11-20', to: '2026-11-20' });
  },
};

/** A busy month, leafed through. */
export const FiveHundred: Story = {
  args: { orders: manyOrders(500), count: 500 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('500 commandes')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Page suivante' }));
    await expect(args.onPageChange).toHaveBeenCalledWith(2);
    await expect(canvas.getByRole('button', { name: 'Détails de la commande A2740A' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { orders: [], count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Aucune commande disponible.' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Voir tous les statuts' })).toBeNull();
  },
};

/** Nothing of that kind, yet there are others. */
export const NothingOfThatStatus: Story = {
  args: { status: 'CANCELLED', orders: [sampleOrder], count: 1 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Voir tous les statuts' }));
    await expect(args.onStatusChange).toHaveBeenCalledWith('ALL');
    await expect(canvas.getByRole('button', { name: 'Détails de la commande K7MQ2X' })).toBeVisible();
  },
};

export const Loading: Story = { args: { orders: [], count: undefined, loading: true } };

export const Failed: Story = {
  args: {
    orders: [],
    count: undefined,
    error: "Une erreur s'est produite lors de la récupération des commandes.",
    onRetry: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongNames: Story = {
  args: {
    orders: [
      { ...sampleOrder, customerName: 'Marie-Antoinette Vandenbroucke-Wolkenstein de La Rochefoucauld' },
      { ...sampleOrder, id: 'o-2', customerName: 'Anticonstitutionnellementhippopotomonstrosesquippedaliophobe' },
    ],
    count: 2,
  },
  globals: { viewport: { value: 'tablet' } },
};

export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } };

/** Each order is a card. */
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { theme: 'dark', viewport: { value: 'desktop' } } };
