import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { controlled } from '../../../.storybook/situations';
import type { BoardOrder } from './board-order';
import { OrderBoard, type OrderBoardProps } from './order-board';
import { boardHandlers, longOrder, rushOrders, sampleOrder } from '../../../.storybook/samples/orders';

/** As the product does it: a step is on its way for a moment, then its card stands in the next column. */
function Moving(props: OrderBoardProps) {
  const [orders, setOrders] = useState(props.orders);
  const [busyIds, setBusyIds] = useState<string[]>([]);
  const advance = ({ id }: BoardOrder) => {
    setBusyIds([id]);
    setTimeout(() => {
      setBusyIds([]);
      setOrders((before) => before.map((order) => (order.id === id ? { ...order, status: 'READY' } : order)));
    }, 50);
  };
  return <OrderBoard {...props} orders={orders} busyIds={busyIds} onAdvance={advance} />;
}

const brownie = { id: 'l-1', itemId: 'brownie', quantity: 2, name: 'Brownie' };
const late = { ...sampleOrder, late: true, timeLeft: '4 min de retard', canMarkNoShow: true };

export default {
  component: OrderBoard,
  render: controlled(OrderBoard, 'query', 'onQueryChange'),
  args: { ...boardHandlers, orders: [sampleOrder], query: '', onQueryChange: fn() },
} satisfies Meta<typeof OrderBoard>;
type Story = StoryObj<typeof OrderBoard>;

/** Lunch: sixty orders, one late, one new below the fold, one customer at the door. One line leads to the new one first. */
export const Rush: Story = {
  args: { orders: rushOrders },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    const preparing = within(canvas.getByRole('region', { name: 'Préparation' }));
    await expect(preparing.getAllByRole('article')).toHaveLength(26);
    await expect(preparing.getByRole('heading', { level: 2 })).toHaveTextContent('Préparation261 en retard');
    await userEvent.click(await canvas.findByRole('button', { name: '1 nouvelle · 1 arrive' }));
    await expect(canvas.getByRole('link', { name: rushOrders[25]?.token })).toHaveFocus();
    await userEvent.click(await canvas.findByRole('button', { name: '1 arrive' }));
    await expect(canvas.getByRole('link', { name: rushOrders[35]?.token })).toHaveFocus();
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};

/** What has ended is counted, and shown when asked for; what can still be taken back stays. */
export const Folded: Story = {
  args: {
    orders: [
      sampleOrder,
      { ...sampleOrder, id: 'o-2', token: 'B3XT9R', status: 'COLLECTED', undoSeconds: 12 },
      { ...sampleOrder, id: 'o-3', token: 'MGJUYA', status: 'NO_SHOW' },
      { ...sampleOrder, id: 'o-4', token: 'YUTKYT', status: 'CANCELLED' },
    ],
  },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas, userEvent }) => {
    const ended = canvas.getByRole('region', { name: 'Livré' });
    await expect(within(ended).getAllByRole('article')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Livré 1 1 annulée · 1 non présenté' }));
    await expect(within(ended).getAllByRole('article')).toHaveLength(3);
  },
};

/** One column at a time, chosen with the thumb; the line changes to the column of the customer at the door. */
export const RushOnAPhone: Story = {
  // Of each column enough to reach below the fold: the late order, the new one, the customer at the door among them.
  args: { orders: [...rushOrders.slice(0, 1), ...rushOrders.slice(20, 40)] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(7);
    await userEvent.click(await canvas.findByRole('button', { name: '1 nouvelle · 1 arrive' }));
    await expect(canvas.getByRole('link', { name: rushOrders[25]?.token })).toHaveFocus();
    await userEvent.click(await canvas.findByRole('button', { name: '1 arrive' }));
    await expect(canvas.getAllByRole('button', { name: 'Livrer la commande' })).toHaveLength(10);
    await expect(canvas.getByRole('link', { name: rushOrders[35]?.token })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: /^4\s*Livré/ }));
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
  },
};

export const Searched: Story = {
  args: { orders: rushOrders },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Chercher une commande' });
    await userEvent.type(field, 'lea ng');
    await expect(canvas.getAllByRole('region')).toHaveLength(3);
    await expect(canvas.getAllByRole('article')).toHaveLength(12);
    await userEvent.clear(field);
    await userEvent.type(field, rushOrders[40]?.token ?? '');
    await expect(canvas.getByRole('article')).toHaveTextContent('Livré');
    await userEvent.type(field, 'zzz');
    await expect(canvas.getByRole('heading', { name: /^Aucune commande pour « .*zzz »$/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Voir toutes les commandes' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(26);
  },
};

/** A no-show is confirmed first, and once more where the customer has announced their arrival. */
export const AskedBeforeNoShow: Story = {
  args: { orders: [late, { ...late, id: 'o-2', token: 'B3XT9R', customerArriving: true }] },
  play: async ({ args, canvas, userEvent }) => {
    const ask = (token: string) => {
      const card = canvas.getByRole('article', { name: token });
      return userEvent.click(within(card).getByRole('button', { name: 'Non-présenté' }));
    };
    const answer = (name: string) =>
      userEvent.click(within(canvas.getByRole('alertdialog')).getByRole('button', { name }));
    await ask('K7MQ2X');
    await expect(canvas.getByRole('alertdialog', { name: 'Pas de nouvelles de Camille Moreau ?' })).toBeVisible();
    await answer('Pas encore');
    await expect(args.onMarkNoShow).not.toHaveBeenCalled();
    await ask('K7MQ2X');
    await answer('Non-présenté');
    await expect(args.onMarkNoShow).toHaveBeenCalledWith(late);
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());

    await ask('B3XT9R');
    await answer('Non-présenté');
    await expect(args.onMarkNoShow).toHaveBeenCalledOnce();
    await canvas.findByRole('alertdialog', { name: 'Camille Moreau a annoncé son arrivée' });
    await answer('Il n’est pas là');
    await expect(args.onMarkNoShow).toHaveBeenCalledTimes(2);
  },
};

/** The shop cannot make it: with a reason, in the menu of the card. */
export const CancelledWithReason: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Plus d’actions pour K7MQ2X' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Annuler la commande' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Annuler la commande K7MQ2X' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Un produit est épuisé' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Annuler la commande' }));
    await expect(args.onCancel).toHaveBeenCalledWith(sampleOrder, { why: 'SOLD_OUT' });
  },
};

/** What has run out is taken off the menu from the card, in ⋮ or by holding its line; the orders that wait for it are named. */
export const SoldOut: Story = {
  args: { orders: ['K7MQ2X', 'B3XT9R'].map((token) => ({ ...sampleOrder, id: token, token, lines: [brownie] })) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Plus d’actions pour K7MQ2X' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Épuisé aujourd’hui : Brownie' }));
    const dialog = within(await canvas.findByRole('alertdialog', { name: 'Brownie : épuisé aujourd’hui ?' }));
    await expect(dialog.getByText(/2 commandes à préparer/)).toHaveTextContent(/en contiennent : K7MQ2X, B3XT9R\.$/);
    await userEvent.click(dialog.getByRole('button', { name: 'Annuler' }));
    // The same where the line is held; a finger that goes on at once meant nothing by it.
    const [line] = canvas.getAllByText('Brownie');
    if (!line) throw new Error('No line.');
    await userEvent.click(line);
    await new Promise((done) => setTimeout(done, 600));
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
    await userEvent.pointer({ keys: '[TouchA>]', target: line });
    const asked = within(await canvas.findByRole('alertdialog', { name: 'Brownie : épuisé aujourd’hui ?' }));
    await userEvent.pointer({ keys: '[/TouchA]' });
    await userEvent.click(asked.getByRole('button', { name: 'Épuisé aujourd’hui' }));
    await expect(args.onMarkSoldOut).toHaveBeenCalledWith(brownie, true);
  },
};

export const BackOnSale: Story = {
  args: { orders: [{ ...late, lines: [{ ...brownie, soldOut: true }] }] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Plus d’actions pour K7MQ2X' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remettre en vente : Brownie' }));
    const dialog = within(await canvas.findByRole('alertdialog', { name: 'Brownie : de nouveau en vente ?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remettre en vente' }));
    await expect(args.onMarkSoldOut).toHaveBeenCalledWith({ ...brownie, soldOut: true }, false);
  },
};

/** A step by the keyboard: the focus goes along with the card. */
export const ByKeyboard: Story = {
  args: { orders: [sampleOrder, { ...sampleOrder, id: 'o-2', token: 'B3XT9R' }] },
  globals: { viewport: { value: 'desktop' } },
  render: Moving,
  play: async ({ canvas, userEvent }) => {
    const card = within(canvas.getByRole('article', { name: 'K7MQ2X' }));
    card.getByRole('button', { name: 'Prêt à être récupéré' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'K7MQ2X' })).toHaveFocus());
  },
};

/** Where one column is shown, the undo of an order that has left it stays at the bottom. */
export const MovedOnAPhone: Story = {
  args: { orders: [sampleOrder, { ...sampleOrder, id: 'o-2', token: 'B3XT9R', status: 'READY', undoSeconds: 30 }] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('B3XT9RPrêt à être récupéré');
    await userEvent.click(canvas.getByRole('button', { name: 'Revenir en arrière (30\u00a0s)' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};

/** The orders stay; they may be out of date. A step that waits for its answer cannot be sent twice. */
export const LostConnection: Story = {
  args: { connection: 'lost', orders: [{ ...longOrder, unseen: true }], busyIds: ['o-1'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Connexion perdue, reconnexion… Vos étapes sont gardées, et envoyées au retour de la connexion.',
    );
    await expect(canvas.getByRole('button', { name: 'Prêt à être récupéré' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Print Receipt' })).toBeEnabled();
  },
};

export const Offline: Story = {
  args: { connection: 'offline', ageText: '12:04' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Hors connexion : le tableau date de 12:04. Vos étapes sont gardées',
    );
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
