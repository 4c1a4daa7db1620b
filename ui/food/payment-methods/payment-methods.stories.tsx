import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PaymentMethods } from './payment-methods';

const meta = {
  component: PaymentMethods,
  args: { cards: ['CB', 'Visa', 'Mastercard', 'American Express'] },
  decorators: [
    (Story) => (
      <div className="max-w-110">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PaymentMethods>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FourNetworks: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Cartes acceptées' }).children).toHaveLength(4);
  },
};
