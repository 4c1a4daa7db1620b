import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OrderPlaced } from './order-placed';

export default {
  component: OrderPlaced,
  args: {
    text: '2 articles pour Monsieur Benali',
    token: 'K7MQ2X',
    customerName: 'Marie-Antoinette Vandenbroucke-Wolkenstein de La Rochefoucauld',
    totalCents: 740,
    onPrint: fn(),
    onStart: fn(),
  },
} satisfies Meta<typeof OrderPlaced>;

/** The number is called out, the next customer is served. */
export const Placed: StoryObj<typeof OrderPlaced> = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Order placed: 2 articles pour Monsieur Benali');
    await userEvent.click(canvas.getByRole('button', { name: 'Nouvelle commande' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Ticket de cuisine' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};
