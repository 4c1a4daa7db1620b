import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { ProductTiles } from './product-tiles';
import { croissants, menu, someBread } from './sample-order';

const meta = {
  component: ProductTiles,
  args: { items: menu, lines: [], onAdd: fn(), onQuantityChange: fn() },
} satisfies Meta<typeof ProductTiles>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A tap is one of it; what is sold out cannot be tapped. */
export const NothingOrdered: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const tile = canvas.getByRole('button', { name: /^Ajouter Croissant au beurre/ });
    await expect(tile.offsetHeight).toBeGreaterThanOrEqual(96);
    await userEvent.click(tile);
    await expect(args.onAdd).toHaveBeenCalledWith('croissant');
    await expect(canvas.getByRole('button', { name: /^Ajouter Flan pâtissier/ })).toBeDisabled();
  },
};

/** How many there are stands on the tile, of what was dictated too; what is not clear yet does not count. */
export const Ordered: Story = {
  args: { lines: [croissants, someBread] },
  render: function Render(args) {
    const [lines, setLines] = useState(args.lines);
    const onQuantityChange = (lineId: string, quantity: number) => {
      args.onQuantityChange(lineId, quantity);
      setLines(
        lines.map((line) => (line.id === lineId ? { ...line, quantity } : line)).filter((line) => line.quantity),
      );
    };
    return <ProductTiles {...args} lines={lines} onQuantityChange={onQuantityChange} />;
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('group', { name: /Croissant|Pain/ })).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter un article : Croissant au beurre' }));
    await expect(args.onAdd).toHaveBeenCalledWith('croissant');
    await userEvent.click(canvas.getByRole('button', { name: /^Retirer un article : Croissant/ }));
    await expect(args.onQuantityChange).toHaveBeenCalledWith('l-1', 1);
    await userEvent.click(canvas.getByRole('button', { name: /^Retirer un article : Croissant/ }));
    await expect(args.onQuantityChange).toHaveBeenCalledWith('l-1', 0);
    await expect(canvas.getByRole('button', { name: /^Ajouter Croissant au beurre/ })).toHaveFocus();
  },
};

/** On its way: nothing can be changed. */
export const Busy: Story = { args: { lines: [croissants], busy: true } };

export const OnAPhone: Story = { args: { lines: [croissants] }, globals: { viewport: { value: 'phone' } } };
