import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { CartLines, type CartLinesProps } from './cart-lines';
import { sampleLines } from '../../../.storybook/samples/lines';

function Kept(props: CartLinesProps) {
  const [lines, setLines] = useState(props.lines);
  return (
    <CartLines
      {...props}
      lines={lines}
      onRemove={(id) => {
        setLines((now) => now.filter((line) => line.id !== id));
        props.onRemove(id);
      }}
    />
  );
}

const meta = {
  component: CartLines,
  render: Kept,
  args: {
    lines: sampleLines,
    onQuantityChange: fn(),
    onRemove: fn(),
    children: <p className="py-10 text-center">Your cart is empty.</p>,
  },
  decorators: [
    (Story) => (
      <div className="max-w-160">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CartLines>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The line that moves up has the focus, then the last one, then what is said of an empty cart. */
export const FocusAfterRemoving: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const items = () => canvas.getAllByRole('listitem').filter((item) => item.hasAttribute('data-line'));
    const first = canvas.getByRole('button', { name: 'Supprimer Croissant au beurre' });
    first.focus();
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

/** Of a composed sandwich as of a croissant. */
export const Quantities: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter un article : Croissant au beurre' }));
    await expect(args.onQuantityChange).toHaveBeenCalledWith('croissant', 4);
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter un article : Kebab du chef' }));
    await expect(args.onQuantityChange).toHaveBeenCalledWith('kebab', 2);
  },
};

export const One: Story = { args: { lines: sampleLines.slice(0, 1) } };
export const Empty: Story = { args: { lines: [] } };
