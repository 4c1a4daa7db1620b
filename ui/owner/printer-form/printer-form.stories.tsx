import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PrinterForm } from './printer-form';

const meta = {
  component: PrinterForm,
  args: { onSubmit: fn(), onCancel: fn() },
} satisfies Meta<typeof PrinterForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A printer that fetches its tickets needs a name and its paper. */
export const Cloud: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Nom/), 'Comptoir');
    await userEvent.click(canvas.getByRole('radio', { name: '58 mm' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Relier l’imprimante' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'Comptoir',
      connection: 'cloud',
      address: '',
      paper: '58 mm',
    });
  },
};

/** One in the network is found at its address; by the keyboard. */
export const Network: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Nom/), 'Cuisine');
    await userEvent.click(canvas.getByRole('radio', { name: /Réseau/ }));
    await userEvent.type(canvas.getByLabelText(/^Adresse/), '192.168.1.20{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'Cuisine',
      connection: 'network',
      address: '192.168.1.20',
      paper: '80 mm',
    });
  },
};

/** What is missing is said at its field. */
export const Incomplete: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Réseau/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Relier l’imprimante' }));
    await expect(canvas.getByText('Donnez un nom à l’imprimante.')).toBeVisible();
    await expect(canvas.getByText('Quatre nombres, par exemple 192.168.1.20.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Refused in the server’s own words, and sent again. */
export const SentAgain: Story = {
  args: { error: '10 imprimantes au plus.', busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Relier l’imprimante' })).toBeDisabled();
  },
};
