import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ErrorState } from './error-state';

const meta = {
  component: ErrorState,
  args: { text: 'La récupération des commerces a échoué. Veuillez réessayer.', onRetry: fn() },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CanRetry: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(args.text);
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Retrying: Story = { args: { busy: true } };

/** Nothing to try again: only the fact. */
export const Final: Story = { args: { text: 'No order found.', onRetry: undefined } };
