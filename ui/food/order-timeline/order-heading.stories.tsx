import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { belowEachOther } from '../../../.storybook/situations';
import { OrderHeading } from './order-heading';

export default { component: OrderHeading, args: { token: 'K7MQ2X', status: 'PREPARING' } } satisfies Meta<
  typeof OrderHeading
>;

export const Situations: StoryObj<typeof OrderHeading> = {
  render: belowEachOther(OrderHeading, {}, { status: 'COLLECTED' }, { status: 'CANCELLED' }, { status: 'NO_SHOW' }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { name: 'Commande #K7MQ2X' })[0]).toBeVisible();
    await expect(canvas.getByText('En cours')).toBeVisible();
  },
};
