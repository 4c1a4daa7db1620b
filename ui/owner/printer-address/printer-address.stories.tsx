import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { PrinterAddress } from './printer-address';

const address = 'https://memeprix.example/api/cloudprnt/k7m4pxh2d9wq3t6vbn8fz5cjya';

const meta = {
  component: PrinterAddress,
  args: { name: 'Comptoir', address },
} satisfies Meta<typeof PrinterAddress>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Copied with one press. */
export const Copied: Story = {
  play: async ({ canvas, userEvent }) => {
    const writeText = fn(async () => undefined);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    await userEvent.click(canvas.getByRole('button', { name: 'Copier l’adresse' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Adresse copiée' })).toBeVisible());
    await expect(writeText).toHaveBeenCalledWith(address);
  },
};

/** A browser that does not let it: the address can still be marked. */
export const NotCopied: Story = {
  play: async ({ canvas, userEvent }) => {
    const writeText = fn(async () => Promise.reject(new Error('denied')));
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    await userEvent.click(canvas.getByRole('button', { name: 'Copier l’adresse' }));
    await expect(canvas.getByRole('button', { name: 'Copier l’adresse' })).toBeVisible();
    await expect(canvas.getByText(address)).toBeVisible();
  },
};
