import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within, waitFor } from 'storybook/test';
import { belowEachOther, controlled, inBox, situations } from '../../../.storybook/situations';
import type { LineSelections } from '../selections/selections';
import type { BoardOrder } from './board-order';
import { OrderCard } from './order-card';
import { chosen } from '../../../.storybook/samples/choices';
import { boardHandlers, sampleOrder } from '../../../.storybook/samples/orders';

export default {
  component: OrderCard,
  args: { ...boardHandlers, order: sampleOrder },
  decorators: [inBox('max-w-110')],
} satisfies Meta<typeof OrderCard>;
type Story = StoryObj<typeof OrderCard>;

/** Everything about the order at a glance, one thing to do next; by keyboard number, step, print and what else can be done. */
export const Preparing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'K7MQ2X' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAdvance).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Annuler la commande' }));
    await expect(args.onCancel).toHaveBeenCalledWith(sampleOrder);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    const card = within(canvas.getByRole('article', { name: 'K7MQ2X' }));
    await expect(card.getByRole('link', { name: 'K7MQ2X' })).toHaveAttribute('href', '/order/o-1');
    await expect(card.queryByRole('button', { name: 'Non-présenté' })).toBeNull();
    await userEvent.click(card.getByRole('button', { name: 'Prêt à être récupéré' }));
    await expect(args.onAdvance).toHaveBeenLastCalledWith(sampleOrder);
    await userEvent.click(card.getByRole('button', { name: 'Print Receipt' }));
    await expect(args.onPrint).toHaveBeenCalledWith(sampleOrder);
    await expect(card.getByRole('button', { name: 'Print Receipt' }).clientHeight).toBeGreaterThanOrEqual(54);
  },
};

export const NewOrder: Story = {
  args: { order: { ...sampleOrder, unseen: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nouvelle commande Vu' }));
    await expect(args.onAcknowledge).toHaveBeenCalledOnce();
  },
};

/** Once it was seen nothing moves: the finger that pressed « Vu » still rests on the same place. */
export const Acknowledged: Story = {
  args: NewOrder.args,
  render: controlled(OrderCard, 'order', 'onAcknowledge', (order) => ({ ...order, unseen: false })),
  play: async ({ canvas, userEvent }) => {
    const top = () => canvas.getByText('K7MQ2X').getBoundingClientRect().top;
    const before = top();
    await userEvent.click(canvas.getByRole('button', { name: 'Nouvelle commande Vu' }));
    await expect(canvas.getByText('Vue')).toBeVisible();
    await expect(top()).toBe(before);
  },
};

/** Ready a moment ago: the step can still be taken back. A line of it was given back whole, another in part. */
export const Ready: Story = {
  args: {
    order: {
      ...sampleOrder,
      ...{ status: 'READY', undoSeconds: 30, refundedCents: 1600 },
      lines: sampleOrder.lines.map((line) => ({ ...line, refunded: 1 })),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Livrer la commande' })).toBeVisible();
    await expect(canvas.getByText('Tacos 2 viandes')).toHaveClass('line-through');
    await expect(canvas.getByText('remboursé')).toBeVisible();
    await expect(canvas.getByText('Brownie')).not.toHaveClass('line-through');
    await expect(canvas.getByText('1 sur 2 remboursé')).toBeVisible();
    await expect(canvas.getByText('Brownie').closest('li')).toHaveTextContent(/^1×Brownie/);
    await expect(canvas.getByText(/^dont/)).toHaveTextContent(/^dont 16,00.€ remboursés$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Revenir en arrière (30\u00a0s)' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};

const orderWith = (id: string, part: Partial<BoardOrder>) => ({ order: { ...sampleOrder, id, token: id, ...part } });

/** Late, customer on the way, unpaid, and disputed. */
export const Marked: Story = {
  render: belowEachOther(
    OrderCard,
    orderWith('LATE', { late: true, timeLeft: '4 min de retard', canMarkNoShow: true }),
    orderWith('COMING', { customerArriving: true }),
    orderWith('UNPAID', { customerName: 'Comptoir', unpaid: true }),
    orderWith('BANK', { disputed: true }),
  ),
  play: async ({ args, canvas, userEvent }) => {
    for (const mark of ['4 min de retard', 'Le client est en route', 'À encaisser', 'Paiement contesté'])
      await expect(canvas.getByText(mark)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Non-présenté' }));
    await expect(args.onMarkNoShow).toHaveBeenCalledOnce();
  },
};

/** Ended orders have no button unless the last step can be undone. */
export const Ended: Story = {
  render: belowEachOther(
    OrderCard,
    orderWith('HERE', { status: 'COLLECTED' }),
    orderWith('UNDOABLE', { status: 'COLLECTED', undoSeconds: 12 }),
    orderWith('CONTESTED', { status: 'NO_SHOW', undoSeconds: 30, contest: 'unanswered' }),
    orderWith('BANK', { status: 'COLLECTED', disputed: true }),
    orderWith('CANCELLED', { status: 'CANCELLED' }),
  ),
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('article', { name: 'HERE' })).getByText('Livré')).toBeVisible();
    await expect(canvas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Revenir en arrière (12\u00a0s)',
      'Revenir en arrière (30\u00a0s)',
    ]);
    await expect(canvas.getByText('Contestée')).toBeVisible();
    await expect(canvas.getByText('Paiement contesté')).toBeVisible();
  },
};

const orderNoting = (id: string, selections: LineSelections) =>
  orderWith(id, {
    lines: sampleOrder.lines.map((line, at) =>
      at === 0 ? { ...line, selections: { ...line.selections, ...selections } } : line,
    ),
  });

/** Notes and allergies stand above everything to prepare, in letters that are read at arm's length. */
export const Notes: Story = {
  render: belowEachOther(
    OrderCard,
    orderNoting('NOTE', { note: 'Allergique aux arachides.' }),
    orderNoting('ALLERGENS', { allergens: 'Arachides, Lait' }),
    orderNoting('BOTH', { note: 'Allergie grave aux fruits à coque, aux arachides. '.repeat(4), allergens: 'Lait' }),
    orderNoting('OPTIONS', {
      note: 'Bien cuit.',
      chosen: [
        ...chosen({
          meats: ['Poulet mariné', 'Merguez'],
          supplements: ['Cheddar', 'Raclette', 'Œuf', 'Bacon', 'Jalapeños'],
        }),
        { groupId: 'own', name: 'Sans', options: [{ name: 'Piment', priceCents: 0, quantity: 1 }] },
      ],
    }),
  ),
  play: async ({ canvas, canvasElement }) => {
    for (const card of situations(canvasElement).map((situation) => within(situation))) {
      const band = card.getByRole('list', { name: 'Notes et allergies' });
      const lines = card.getByRole('list', { name: /^À préparer/ });
      await expect(band.getBoundingClientRect().bottom).toBeLessThanOrEqual(lines.getBoundingClientRect().top);
      await expect(within(band).getByText('Tacos 2 viandes')).toBeVisible();
      await expect(within(lines).queryByText('Note')).toBeNull();
    }
    const size = (text: string | RegExp) => parseFloat(getComputedStyle(canvas.getByText(text)).fontSize);
    await expect(size('Allergique aux arachides.')).toBeGreaterThanOrEqual(20);
    await expect(canvas.getByText(/^Allergènes.: Arachides, Lait$/)).toBeVisible();
    await expect(size(/Jalapeños/)).toBeGreaterThanOrEqual(18);
    await expect(canvas.getByText('Sans')).not.toHaveClass('sr-only');
    for (const options of canvas.getAllByText('Poulet mariné, Merguez'))
      await expect(parseFloat(getComputedStyle(options).fontSize)).toBeGreaterThanOrEqual(18);
  },
};
