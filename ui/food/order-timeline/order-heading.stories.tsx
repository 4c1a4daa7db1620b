import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OrderHeading } from './order-heading';

const meta = { component: OrderHeading, args: { token: 'K7MQ2X', status: 'PREPARING' } } satisfies Meta<
  typeof OrderHeading
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Commande #K7MQ2X' })).toBeVisible();
    await expect(canvas.getByText('En cours')).toBeVisible();
  },
};

export const Delivered: Story = { args: { status: 'COLLECTED' } };
export const Cancelled: Story = { args: { status: 'CANCELLED' } };
export const NoShow: Story = { args: { status: 'NO_SHOW' } };
