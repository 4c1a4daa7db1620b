import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PrinterList } from './printer-list';

const meta = {
  component: PrinterList,
  args: {
    printers: [
      {
        id: 'kitchen',
        name: 'Cuisine',
        connectionText: 'Réseau, 192.168.1.20',
        paper: '80 mm',
        state: 'ready',
        seenText: 'vue il y a 1 min',
      },
      {
        id: 'counter',
        name: 'Comptoir',
        connectionText: 'CloudPRNT',
        paper: '58 mm',
        state: 'silent',
        seenText: 'vue il y a 3 h',
      },
      {
        id: 'new',
        name: 'Labo',
        connectionText: 'CloudPRNT',
        paper: '80 mm',
        state: 'waiting',
        seenText: 'jamais vue',
      },
    ],
    onTest: fn(),
    onConfirm: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof PrinterList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One prints, one is silent; each can be tried. */
export const Two: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Imprimer un essai : Cuisine' }));
    await expect(args.onTest).toHaveBeenCalledWith('kitchen');
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer Comptoir' }));
    await expect(args.onRemove).toHaveBeenCalledWith('counter');
  },
};

/** A code lies in its tray: typed here, it makes the printer the shop’s. */
export const Unclaimed: Story = {
  args: {
    printers: [
      {
        id: 'kitchen',
        name: 'Cuisine',
        connectionText: 'Réseau, 192.168.1.20',
        paper: '80 mm',
        state: 'unclaimed',
        seenText: 'vue à l’instant',
      },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Code imprimé/ }), '123 456');
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmer' }));
    await expect(args.onConfirm).toHaveBeenCalledWith('kitchen', '123 456');
    await userEvent.click(canvas.getByRole('button', { name: 'Réimprimer le code : Cuisine' }));
    await expect(args.onTest).toHaveBeenCalledWith('kitchen');
  },
};

export const None: Story = { args: { printers: [] } };

/** Out of paper, with a name as owners give it. */
export const NoPaper: Story = {
  args: {
    printers: [
      {
        id: 'lab',
        name: 'Imprimante du laboratoire de pâtisserie, étage, près de la chambre froide',
        connectionText: 'Réseau, imprimante-laboratoire.boulangerie.local',
        paper: '80 mm',
        state: 'noPaper',
        seenText: 'vue à l’instant',
      },
      {
        id: 'bar',
        name: 'Comptoir',
        connectionText: 'CloudPRNT',
        paper: '58 mm',
        state: 'coverOpen',
        seenText: 'vue à l’instant',
      },
    ],
  },
};

/** The test is on its way. */
export const Testing: Story = {
  args: { busyIds: ['kitchen'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Imprimer un essai : Cuisine' })).toBeDisabled();
  },
};
