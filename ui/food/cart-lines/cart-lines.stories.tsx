import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { controlled, inBox } from '../../../.storybook/situations';
import { CartLines } from './cart-lines';
import { sampleLines } from '../../../.storybook/samples/lines';

export default {
  component: CartLines,
  render: controlled(CartLines, 'lines', 'onRemove', (lines, id: string) => lines.filter((line) => line.id !== id)),
  args: {
    lines: sampleLines,
    onQuantityChange: fn(),
    onRemove: fn(),
    children: <p className="py-10 text-center">Your cart is empty.</p>,
  },
  decorators: [inBox('max-w-160')],
} satisfies Meta<typeof CartLines>;

/** Changes name their line; after a removal the focus is on the next line, the last one, or the empty cart. */
export const Changed: StoryObj<typeof CartLines> = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter un article : Croissant au beurre' }));
    await expect(args.onQuantityChange).toHaveBeenCalledWith('croissant', 4);
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter un article : Kebab du chef' }));
    await expect(args.onQuantityChange).toHaveBeenCalledWith('kebab', 2);

    const items = () => canvas.getAllByRole('listitem').filter((item) => item.hasAttribute('data-line'));
    canvas.getByRole('button', { name: 'Supprimer Croissant au beurre' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith('croissant');
    await expect(items()[0]).toHaveFocus();
    await expect(items()[0]).toHaveTextContent('Kebab du chef');
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer Tarte aux framboises' }));
    await expect(items()[0]).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer Kebab du chef' }));
    await expect(canvas.getByText('Your cart is empty.').parentElement).toHaveFocus();
  },
};
