import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { OrderStatus } from '../order-status/order-status';
import type { BoardOrder } from './board-order';
import { OrderBoard } from './order-board';

const tacos = {
  id: 'tacos',
  quantity: 1,
  name: 'Tacos 2 viandes',
  selections: {
    sot: ['Salade', 'Oignon'],
    meats: ['Poulet mariné', 'Merguez'],
    sauces: ['Algérienne', 'Blanche'],
    fries: true,
    drink: 'Limonade 33 cl',
  },
};

const order: BoardOrder = {
  id: 'o-1',
  token: 'K7MQ2X',
  status: 'PREPARING',
  customerName: 'Camille Moreau',
  pickupWindow: '12:15 PM - 12:30 PM',
  timeLeft: 'dans 12 min',
  lines: [tacos, { id: 'brownie', quantity: 2, name: 'Brownie' }],
  totalCents: 1869,
};

const names = ['Camille Moreau', 'Idris Benali', 'Léa Nguyen', 'Paul Dupont', 'Sofia Rossi'];
const rushStatus = (index: number): OrderStatus => (index < 26 ? 'PREPARING' : index < 34 ? 'READY' : 'COLLECTED');
const rush: BoardOrder[] = Array.from({ length: 40 }, (_, index) => ({
  ...order,
  id: `rush-${String(index)}`,
  token: `${'ABCDEFGHJK'[index % 10] ?? 'A'}${String(2000 + index * 37)}Z`,
  status: rushStatus(index),
  customerName: names[index % 5] ?? '',
  timeLeft: index === 0 ? '4 min de retard' : `dans ${String(index * 2)} min`,
  late: index === 0,
  unseen: index === 25,
  customerArriving: index === 27,
  lines: index % 3 === 0 ? order.lines : [{ id: 'croissant', quantity: (index % 4) + 1, name: 'Croissant au beurre' }],
}));

const meta = {
  component: OrderBoard,
  args: { orders: [order], onAdvance: fn(), onMarkNoShow: fn(), onPrint: fn(), onUndo: fn(), onAcknowledge: fn() },
} satisfies Meta<typeof OrderBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Everything about the order at a glance, one thing to do next. */
export const One: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const card = within(canvas.getByRole('article', { name: 'K7MQ2X' }));
    await expect(card.getByRole('link', { name: 'K7MQ2X' })).toHaveAttribute('href', '/order/o-1');
    await expect(card.queryByRole('button', { name: 'Non-présenté' })).toBeNull();
    await userEvent.click(card.getByRole('button', { name: 'Prêt à être récupéré' }));
    await expect(args.onAdvance).toHaveBeenCalledWith(order);
    await userEvent.click(card.getByRole('button', { name: 'Print Receipt' }));
    await expect(args.onPrint).toHaveBeenCalledWith(order);
    await expect(card.getByRole('button', { name: 'Print Receipt' }).clientHeight).toBeGreaterThanOrEqual(54);
  },
};

export const Empty: Story = {
  args: { orders: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aucune commande disponible.')).toBeVisible();
  },
};

export const Loading: Story = { args: { orders: [], loading: true } };

/** Lunch: forty orders, one late, one new, one customer at the door. */
export const Rush: Story = {
  args: { orders: rush },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const preparing = within(canvas.getByRole('region', { name: 'Préparation' }));
    await expect(preparing.getAllByRole('article')).toHaveLength(26);
  },
};

/** One column at a time, chosen with the thumb. */
export const RushOnAPhone: Story = {
  args: { orders: rush },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(26);
    await userEvent.click(canvas.getByRole('button', { name: /^8\s*Prêt à être récupéré/ }));
    await expect(canvas.getAllByRole('article')).toHaveLength(8);
    await expect(canvas.getAllByRole('button', { name: 'Livrer la commande' })).toHaveLength(8);
  },
};

/** Its window has begun; the customer can now also be missed. */
export const Late: Story = {
  args: { orders: [{ ...order, late: true, timeLeft: '4 min de retard', canMarkNoShow: true }] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('4 min de retard')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Non-présenté' }));
    await expect(args.onMarkNoShow).toHaveBeenCalledOnce();
  },
};

/** « J’arrive » was pressed. */
export const Arriving: Story = {
  args: { orders: [{ ...order, customerArriving: true }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Le client arrive')).toBeVisible();
  },
};

/** Pulses until somebody has seen it. */
export const NewOrder: Story = {
  args: { orders: [{ ...order, unseen: true, notes: 'Allergie aux arachides.' }] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nouvelle commande Vu' }));
    await expect(args.onAcknowledge).toHaveBeenCalledOnce();
  },
};

const ready: BoardOrder = { ...order, status: 'READY', undoSeconds: 30 };

/** Ready a moment ago: the step can still be taken back. */
export const Ready: Story = {
  args: { orders: [ready] },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Livrer la commande' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler (30 s)' }));
    await expect(args.onUndo).toHaveBeenCalledWith(ready);
  },
};

/** Where one column is shown, the undo of an order that has left it stays at the bottom. */
export const MovedOnAPhone: Story = {
  args: { orders: [order, { ...ready, id: 'o-2', token: 'B3XT9R' }] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('B3XT9RPrêt à être récupéré');
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler (30 s)' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};

/** Nothing left to press, only the green « Livré ». */
export const Collected: Story = {
  args: { orders: [{ ...order, status: 'COLLECTED' }] },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('article'));
    await expect(card.getByText('Livré')).toBeVisible();
    await expect(card.queryByRole('button')).toBeNull();
  },
};

/** Handed over a moment ago. */
export const CollectedUndoable: Story = {
  args: { orders: [{ ...order, status: 'COLLECTED', undoSeconds: 12 }] },
  globals: { viewport: { value: 'desktop' } },
};

export const NoShow: Story = {
  args: { orders: [{ ...order, status: 'NO_SHOW', undoSeconds: 30 }] },
  globals: { viewport: { value: 'desktop' } },
};

export const Cancelled: Story = {
  args: { orders: [{ ...order, status: 'CANCELLED' }] },
  globals: { viewport: { value: 'desktop' } },
};

/** A step was sent and not answered yet: it cannot be sent twice. */
export const Busy: Story = {
  args: { busyIds: ['o-1'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Prêt à être récupéré' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Print Receipt' })).toBeEnabled();
  },
};

/** The orders stay; they may be out of date. */
export const LostConnection: Story = {
  args: { connection: 'lost' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Connexion perdue, reconnexion…');
  },
};

export const Failed: Story = {
  args: {
    orders: [],
    error: "Une erreur s'est produite lors de la récupération des commandes.",
    onRetry: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Names as French people and bakers have them. */
export const LongNames: Story = {
  args: {
    orders: [
      {
        ...order,
        customerName: 'Marie-Antoinette Vandenbroucke-Wolkenstein de La Rochefoucauld',
        lines: [{ ...tacos, name: 'Tacos gratiné aux trois fromages de Savoie, double portion généreusement garnie' }],
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};
