import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PrinterForm } from './printer-form';

export default {
  component: PrinterForm,
  args: { onSubmit: fn(), onCancel: fn() },
} satisfies Meta<typeof PrinterForm>;
type Story = StoryObj<typeof PrinterForm>;

/** What is missing is said at its field; a printer that fetches its tickets needs no address. */
export const Filled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const connect = canvas.getByRole('button', { name: 'Relier l’imprimante' });
    await userEvent.click(canvas.getByRole('radio', { name: /Réseau/ }));
    await userEvent.click(connect);
    await expect(canvas.getByText('Donnez un nom à l’imprimante.')).toBeVisible();
    await expect(canvas.getByText('Quatre nombres, par exemple 192.168.1.20.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText(/^Nom/), 'Cuisine');
    await userEvent.type(canvas.getByLabelText(/^Adresse/), '192.168.1.20{Enter}');
    const printer = { name: 'Cuisine', connection: 'NETWORK', columns: 48 };
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ ...printer, address: '192.168.1.20' });
    await userEvent.click(canvas.getByRole('radio', { name: /CloudPRNT/ }));
    await userEvent.click(canvas.getByRole('radio', { name: '58 mm' }));
    await userEvent.click(connect);
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ ...printer, connection: 'CLOUD', columns: 32 });
  },
};

/** Refused in the server’s own words, and sent again. */
export const SentAgain: Story = {
  args: { error: '10 imprimantes au plus.', busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Relier l’imprimante' })).toBeDisabled();
  },
};
