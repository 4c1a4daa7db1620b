import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleLines } from '../cart-lines/sample-lines';
import { CartAside } from './cart-aside';

const meta = {
  component: CartAside,
  args: {
    lines: sampleLines,
    subtotalCents: 1820,
    serviceChargeCents: 29,
    cartHref: '/cart/0197',
    pickupHref: '/cart/0197#creneau',
    onQuantityChange: fn(),
    onRemove: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-96">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CartAside>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('complementary', { name: 'Votre panier' })).toHaveTextContent('18,20 €');
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer un article : Croissant au beurre' }));
    await expect(args.onQuantityChange).toHaveBeenCalledWith('croissant', 2);
  },
};

export const Empty: Story = { args: { lines: [], subtotalCents: 0 } };

export const SoldOut: Story = {
  args: {
    lines: sampleLines.map((line) => (line.id === 'tart' ? { ...line, soldOut: true } : line)),
    subtotalCents: 1340,
  },
};
