import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StockMark } from './stock-mark';

const meta = { component: StockMark, args: { stock: 3 } } satisfies Meta<typeof StockMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FewLeft: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Plus que 3')).toBeVisible();
  },
};

export const LastOne: Story = {
  args: { stock: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Dernière pièce')).toBeVisible();
  },
};

export const NoneLeft: Story = {
  args: { stock: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Épuisé')).toBeVisible();
  },
};

/** Taken off for today, whatever is counted. */
export const SoldOut: Story = { args: { stock: null, soldOut: true } };

/** Forty are left, or nobody counts: no word. */
export const Plenty: Story = {
  args: { stock: 40 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toBe('');
  },
};
