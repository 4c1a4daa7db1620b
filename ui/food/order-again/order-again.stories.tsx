import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OrderAgain } from './order-again';

const meta = {
  component: OrderAgain,
  args: { onReorder: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-120">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OrderAgain>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Possible: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Commander à nouveau' }));
    await expect(args.onReorder).toHaveBeenCalledOnce();
  },
};

export const Adding: Story = { args: { busy: true } };
export const Failed: Story = { args: { error: 'Erreur lors de l’ajout au panier. Veuillez réessayer.' } };
