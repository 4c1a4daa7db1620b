import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SlowConfirmation } from './slow-confirmation';

const meta = { component: SlowConfirmation } satisfies Meta<typeof SlowConfirmation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BeforeOrdering: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Confirmation plus lente');
  },
};

export const Paid: Story = {
  args: { paid: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('n’a pas encore vu votre commande');
  },
};
