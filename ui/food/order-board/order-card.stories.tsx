import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within, waitFor } from 'storybook/test';
import { useState } from 'react';
import { OrderCard } from './order-card';
import { longOrder, sampleOrder } from '../../../.storybook/samples/orders';

const meta = {
  component: OrderCard,
  args: {
    order: sampleOrder,
    onAdvance: fn(),
    onMarkNoShow: fn(),
    onPrint: fn(),
    onPrintTicket: fn(),
    onCall: fn(),
    onMarkSoldOut: fn(),
    onUndo: fn(),
    onAcknowledge: fn(),
    onCancel: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-110">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OrderCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Everything about the order at a glance, one thing to do next. */
export const Preparing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const card = within(canvas.getByRole('article', { name: 'K7MQ2X' }));
    await expect(card.getByRole('link', { name: 'K7MQ2X' })).toHaveAttribute('href', '/order/o-1');
    await expect(card.queryByRole('button', { name: 'Non-présenté' })).toBeNull();
    await userEvent.click(card.getByRole('button', { name: 'Prêt à être récupéré' }));
    await expect(args.onAdvance).toHaveBeenCalledWith(sampleOrder);
    await userEvent.click(card.getByRole('button', { name: 'Print Receipt' }));
    await expect(args.onPrint).toHaveBeenCalledWith(sampleOrder);
    await expect(card.getByRole('button', { name: 'Print Receipt' }).clientHeight).toBeGreaterThanOrEqual(54);
  },
};

/** By keyboard: number, next step, print, what else can be done. */
export const ByKeyboard: Story = {
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
  },
};

/** Its window has begun; the customer can now also be missed. */
export const Late: Story = {
  args: { order: { ...sampleOrder, late: true, timeLeft: '4 min de retard', canMarkNoShow: true } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('4 min de retard')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Non-présenté' }));
    await expect(args.onMarkNoShow).toHaveBeenCalledOnce();
  },
};

/** « J’arrive » was pressed. */
export const Arriving: Story = {
  args: { order: { ...sampleOrder, customerArriving: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Le client est en route')).toBeVisible();
  },
};

/** Pulses until somebody has seen it. */
export const NewOrder: Story = {
  args: { order: { ...sampleOrder, unseen: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nouvelle commande Vu' }));
    await expect(args.onAcknowledge).toHaveBeenCalledOnce();
  },
};

/** Once it was seen nothing moves: the finger that pressed « Vu » still rests on the same place. */
export const Acknowledged: Story = {
  render: function Render(args) {
    const [unseen, setUnseen] = useState(true);
    return <OrderCard {...args} order={{ ...args.order, unseen }} onAcknowledge={() => setUnseen(false)} />;
  },
  play: async ({ canvas, userEvent }) => {
    const top = () => canvas.getByText('K7MQ2X').getBoundingClientRect().top;
    const before = top();
    await userEvent.click(canvas.getByRole('button', { name: 'Nouvelle commande Vu' }));
    await expect(canvas.getByText('Vue')).toBeVisible();
    await expect(top()).toBe(before);
  },
};

/** Dictated at the counter: the money is still to be taken. */
export const Unpaid: Story = {
  args: { order: { ...sampleOrder, customerName: 'Comptoir', unpaid: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('À encaisser')).toBeVisible();
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

/** Nothing left to press, only the green « Livré ». */
export const Collected: Story = {
  args: { order: { ...sampleOrder, status: 'COLLECTED' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Livré')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Handed over a moment ago. */
export const CollectedUndoable: Story = {
  args: { order: { ...sampleOrder, status: 'COLLECTED', undoSeconds: 12 } },
};

/** Its customer says they were there: the number leads to what they wrote. */
export const NoShow: Story = {
  args: { order: { ...sampleOrder, status: 'NO_SHOW', undoSeconds: 30, contest: 'unanswered' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Contestée')).toBeVisible();
  },
};
/** The customer disputes the payment at the bank. */
export const Disputed: Story = {
  args: { order: { ...sampleOrder, disputed: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Paiement contesté')).toBeVisible();
  },
};
export const CollectedDisputed: Story = {
  ...Disputed,
  args: { order: { ...sampleOrder, status: 'COLLECTED', disputed: true } },
};

/** Another board noted a bad end while this card stood: no green tick. */
export const MissedElsewhere: Story = {
  args: { order: { ...sampleOrder, movedTo: 'NO_SHOW' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^Non.présenté$/)).toHaveClass('text-danger');
    await expect(canvasElement.querySelector('.text-positive')).toBeNull();
  },
};

export const Cancelled: Story = { args: { order: { ...sampleOrder, status: 'CANCELLED' } } };

/** A step was sent and not answered yet: it cannot be sent twice. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Prêt à être récupéré' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Print Receipt' })).toBeEnabled();
  },
};

export const LongNames: Story = { args: { order: longOrder }, globals: { viewport: { value: 'phone' } } };

const withSelections = (selections: object) => ({
  ...sampleOrder,
  lines: sampleOrder.lines.map((line, at) =>
    at === 0 ? { ...line, selections: { ...line.selections, ...selections } } : line,
  ),
});
const noteFirst = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const canvas = within(canvasElement);
  const band = canvas.getByRole('list', { name: 'Notes et allergies' });
  const lines = canvas.getByRole('list', { name: /^À préparer/ });
  await expect(band.getBoundingClientRect().bottom).toBeLessThanOrEqual(lines.getBoundingClientRect().top);
  await expect(within(band).getByText('Tacos 2 viandes')).toBeVisible();
  await expect(within(lines).queryByText('Note')).toBeNull();
};

/** The customer's note stands above everything to prepare. */
export const WithNote: Story = {
  args: { order: withSelections({ note: 'Allergique aux arachides.' }) },
  play: async ({ canvas, canvasElement }) => {
    await noteFirst({ canvasElement });
    const note = canvas.getByText('Allergique aux arachides.');
    await expect(parseFloat(getComputedStyle(note).fontSize)).toBeGreaterThanOrEqual(20);
  },
};

export const WithAllergens: Story = {
  args: { order: withSelections({ allergens: 'Arachides, Lait' }) },
  play: async ({ canvas, canvasElement }) => {
    await noteFirst({ canvasElement });
    await expect(canvas.getByText(/^Allergènes.: Arachides, Lait$/)).toBeVisible();
  },
};

export const WithNoteAndAllergens: Story = {
  args: { order: withSelections({ note: 'Sans sel sur les frites.', allergens: 'Arachides, Lait' }) },
  play: noteFirst,
};

export const WithLongNote: Story = {
  args: {
    order: withSelections({ note: 'Allergie grave aux fruits à coque, aux arachides et au sésame. '.repeat(4) }),
  },
  play: noteFirst,
};

/** Options are read at arm's length. */
export const ManyOptions: Story = {
  args: {
    order: withSelections({
      note: 'Bien cuit.',
      supplements: ['Cheddar', 'Raclette', 'Œuf', 'Bacon de dinde', 'Oignons frits', 'Jalapeños'],
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await noteFirst({ canvasElement });
    for (const text of ['Poulet mariné, Merguez', /Jalapeños/])
      await expect(parseFloat(getComputedStyle(canvas.getByText(text)).fontSize)).toBeGreaterThanOrEqual(18);
  },
};
