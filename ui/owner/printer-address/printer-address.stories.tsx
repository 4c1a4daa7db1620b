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

const writeText = fn();
/** A clipboard of the story's own, there before the component looks for one. */
const clipboardThat = (answer: () => Promise<void>) => () => {
  writeText.mockReset().mockImplementation(answer);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  return () => Reflect.deleteProperty(navigator, 'clipboard');
};

/** Copied with one press. */
export const Copied: Story = {
  beforeEach: clipboardThat(async () => undefined),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copier l’adresse' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Adresse copiée' })).toBeVisible());
    await expect(writeText).toHaveBeenCalledWith(address);
  },
};

/** A browser that does not let it: the address can still be marked. */
export const NotCopied: Story = {
  beforeEach: clipboardThat(async () => Promise.reject(new Error('denied'))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copier l’adresse' }));
    await expect(canvas.getByRole('button', { name: 'Copier l’adresse' })).toBeVisible();
    await expect(canvas.getByText(address)).toBeVisible();
  },
};

/** By plain http there is no clipboard: how to copy is said instead. */
export const NoClipboard: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    return () => Reflect.deleteProperty(navigator, 'clipboard');
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Touchez longuement/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
