import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PrinterList, type ShopPrinter } from './printer-list';

const kitchen: ShopPrinter = {
  id: 'kitchen',
  name: 'Cuisine',
  connectionText: 'Réseau, 192.168.1.20',
  paper: '80 mm',
  state: 'READY',
  seenText: 'vue il y a 1 min',
};
const counter: ShopPrinter = {
  ...kitchen,
  id: 'counter',
  name: 'Comptoir',
  connectionText: 'CloudPRNT',
  paper: '58 mm',
};

export default {
  component: PrinterList,
  args: { printers: [kitchen], onTest: fn(), onConfirm: fn(), onRemove: fn() },
} satisfies Meta<typeof PrinterList>;
type Story = StoryObj<typeof PrinterList>;

/** One prints, one is silent, a test of another is on its way; names as owners give them. */
export const Several: Story = {
  args: {
    printers: [
      kitchen,
      { ...counter, state: 'SILENT', seenText: 'vue il y a 3 h' },
      { ...counter, id: 'new', name: 'Labo', state: 'WAITING', seenText: 'jamais vue' },
      {
        ...kitchen,
        id: 'lab',
        name: 'Imprimante du laboratoire de pâtisserie, étage, près de la chambre froide',
        connectionText: 'Réseau, imprimante-laboratoire.boulangerie.local',
        state: 'NO_PAPER',
      },
      { ...counter, id: 'bar', name: 'Bar', state: 'COVER_OPEN' },
    ],
    busyIds: ['new'],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Imprimer un essai : Cuisine' }));
    await expect(args.onTest).toHaveBeenCalledWith('kitchen');
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer Comptoir' }));
    await expect(args.onRemove).toHaveBeenCalledWith('counter');
    await expect(canvas.getByRole('button', { name: 'Imprimer un essai : Labo' })).toBeDisabled();
  },
};

/** A code lies in its tray: typed here, it makes the printer the shop’s. */
export const Unclaimed: Story = {
  args: { printers: [{ ...kitchen, state: 'UNCLAIMED' }] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Code imprimé/ }), '123 456');
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmer' }));
    await expect(args.onConfirm).toHaveBeenCalledWith('kitchen', '123 456');
    await userEvent.click(canvas.getByRole('button', { name: 'Réimprimer le code : Cuisine' }));
    await expect(args.onTest).toHaveBeenCalledWith('kitchen');
  },
};

export const None: Story = { args: { printers: [] } };
