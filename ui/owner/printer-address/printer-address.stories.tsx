import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { PrinterAddress } from './printer-address';

const address = 'https://memeprix.example/api/cloudprnt/k7m4pxh2d9wq3t6vbn8fz5cjya';

export default {
  component: PrinterAddress,
  args: { name: 'Comptoir', address },
} satisfies Meta<typeof PrinterAddress>;
type Story = StoryObj<typeof PrinterAddress>;

/** A clipboard of the story's own, there before the component looks for one. */
const clipboard = (value: { writeText: () => Promise<void> } | undefined) => () => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value });
  return () => Reflect.deleteProperty(navigator, 'clipboard');
};
const writeText = fn(async () => undefined);

/** Copied with one press. */
export const Copied: Story = {
  beforeEach: clipboard({ writeText }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copier l’adresse' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Adresse copiée' })).toBeVisible());
    await expect(writeText).toHaveBeenCalledWith(address);
  },
};

/** A browser that does not let it: the address can still be marked. */
export const NotCopied: Story = {
  beforeEach: clipboard({ writeText: () => Promise.reject(new Error('denied')) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copier l’adresse' }));
    await expect(canvas.getByRole('button', { name: 'Copier l’adresse' })).toBeVisible();
    await expect(canvas.getByText(address)).toBeVisible();
  },
};

/** By plain http there is no clipboard: how to copy is said instead. */
export const NoClipboard: Story = {
  beforeEach: clipboard(undefined),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Touchez longuement/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
