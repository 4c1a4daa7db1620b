import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { ProductTiles } from './product-tiles';
import { croissants, menu, someBread } from '../../../.storybook/samples/voice-order';

export default {
  component: ProductTiles,
  args: { items: menu, lines: [], onAdd: fn(), onQuantityChange: fn() },
  render: function Render(args) {
    const [lines, setLines] = useState(args.lines);
    const setQuantity = (id: string, quantity: number) =>
      setLines((all) => [
        ...all.filter((line) => line.id !== id),
        ...(quantity > 0 ? [{ ...croissants, id, quantity }] : []),
      ]);
    const onAdd = (itemId: string) => {
      args.onAdd(itemId);
      setQuantity(croissants.id, (lines.find(({ id }) => id === croissants.id)?.quantity ?? 0) + 1);
    };
    const onQuantityChange = (id: string, quantity: number) => {
      args.onQuantityChange(id, quantity);
      setQuantity(id, quantity);
    };
    return <ProductTiles {...args} {...{ lines, onAdd, onQuantityChange }} />;
  },
} satisfies Meta<typeof ProductTiles>;
type Story = StoryObj<typeof ProductTiles>;

/** Every tap at the same place is one more, and moves nothing; what is sold out cannot be tapped. */
export const NothingOrdered: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const tile = canvas.getByRole('button', { name: /^Ajouter Croissant au beurre/ });
    await expect(tile.offsetHeight).toBeGreaterThanOrEqual(96);
    const { x, right, y, bottom } = tile.getBoundingClientRect();
    const here = () => document.elementFromPoint((x + right) / 2, bottom - 4) ?? tile;
    await userEvent.click(here());
    await userEvent.click(here());
    await expect(args.onAdd).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('group', { name: /Croissant/ })).toHaveTextContent('2');
    await expect(tile.getBoundingClientRect()).toMatchObject({ y, bottom });
    await expect(canvas.getByRole('button', { name: /^Ajouter Flan pâtissier/ })).toBeDisabled();
  },
};

/** How many there are stands on the tile, of what was dictated too; what is not clear yet does not count. */
export const Ordered: Story = {
  args: { lines: [croissants, someBread] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('group', { name: /Croissant|Pain/ })).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: /^Ajouter Croissant au beurre/ }));
    await expect(args.onAdd).toHaveBeenCalledWith('croissant');
    await userEvent.click(canvas.getByRole('button', { name: /^Retirer un article : Croissant/ }));
    await expect(args.onQuantityChange).toHaveBeenCalledWith('l-1', 2);
    await userEvent.click(canvas.getByRole('button', { name: /^Retirer un article : Croissant/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^Retirer un article : Croissant/ }));
    await expect(args.onQuantityChange).toHaveBeenCalledWith('l-1', 0);
    await expect(canvas.getByRole('button', { name: /^Ajouter Croissant au beurre/ })).toHaveFocus();
  },
};

/** On its way: nothing can be changed. */
export const Busy: Story = { args: { lines: [croissants], busy: true } };
