import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RefundLinesDialog } from './refund-lines-dialog';

export default {
  component: RefundLinesDialog,
  parameters: { docs: { story: { inline: false, height: '44rem' } } },
  args: {
    open: true,
    token: 'K7MQ2X',
    status: 'PREPARING',
    customerName: 'Camille Moreau',
    lines: [
      { id: 'a', name: 'Croissant au beurre', quantity: 2, unitCents: 130, lineCents: 260, left: 2 },
      { id: 'b', name: 'Kebab maison', quantity: 1, unitCents: 950, lineCents: 950, left: 1 },
      { id: 'c', name: 'Flan pâtissier', quantity: 1, unitCents: 310, lineCents: 310, left: 0 },
    ],
    onConfirm: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof RefundLinesDialog>;
type Story = StoryObj<typeof RefundLinesDialog>;

/** Pieces and a reason are needed; the button says what goes back. */
export const TwoCroissants: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('dialog')).toHaveTextContent('La commande reste à préparer.');
    await userEvent.click(canvas.getByRole('button', { name: 'Rembourser' }));
    await expect(canvas.getByText('Choisissez ce qui est remboursé.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Rembourser Croissant au beurre' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Ajouter un article/ }));
    const confirm = canvas.getByRole('button', { name: /Rembourser 2,60/ });
    await userEvent.click(confirm);
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard(' Tombés par terre. ');
    await userEvent.click(confirm);
    await expect(args.onConfirm).toHaveBeenCalledWith([{ lineId: 'a', quantity: 2 }], 'Tombés par terre.');
    await expect(canvas.getByText('Déjà remboursé')).toBeVisible();
  },
};

/** Pieces go back at what they cost with the meal deal; together they are exactly the line, to the cent. */
export const MealDeal: Story = {
  args: {
    lines: [
      { id: 'a', name: 'Part de flan', quantity: 3, unitCents: 400, lineCents: 1150, left: 2 },
      { id: 'b', name: 'Kebab maison', quantity: 1, unitCents: 950, lineCents: 870, left: 1 },
      { id: 'c', name: 'Ayran', quantity: 1, unitCents: 200, lineCents: 200, left: 1 },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByText('formule déduite')).toHaveLength(2);
    // 3,83 € of 11,50 € are refunded; 7,67 € are left in two pieces.
    await expect(canvas.getByText('3,84 €')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Rembourser Part de flan' }));
    await expect(canvas.getByRole('button', { name: /Rembourser 3,84/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Ajouter un article/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Rembourser Kebab maison' }));
    await expect(canvas.getByRole('button', { name: /Rembourser 16,37/ })).toBeVisible();
  },
};

/** A collected order is not to be prepared any more; refused because it was refunded elsewhere. */
export const Collected: Story = {
  args: { status: 'COLLECTED', busy: true, error: 'Choisissez des articles qui ne sont pas encore remboursés.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog')).not.toHaveTextContent('reste à');
    await expect(canvas.getByRole('dialog')).toHaveTextContent('Camille Moreau lira votre raison');
  },
};
