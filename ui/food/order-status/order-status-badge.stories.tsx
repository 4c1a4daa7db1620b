import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OrderStatusBadge } from './order-status-badge';

const meta = { component: OrderStatusBadge, args: { status: 'PREPARING' } } satisfies Meta<typeof OrderStatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Preparing: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Préparation')).toBeVisible();
  },
};

/** Somebody should come and fetch it. */
export const Ready: Story = { args: { status: 'READY' } };
export const Collected: Story = { args: { status: 'COLLECTED' } };
export const NoShow: Story = { args: { status: 'NO_SHOW' } };

/** And refunded. */
export const Cancelled: Story = { args: { status: 'CANCELLED' } };
