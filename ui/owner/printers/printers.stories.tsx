import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { PrinterAddress, PrinterForm, PrinterList, type ShopPrinter } from './printers';

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
  subcomponents: { PrinterForm, PrinterAddress },
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

const printerForm: StoryObj<typeof PrinterForm> = {
  args: { onSubmit: fn(), onCancel: fn() },
  render: (args) => <PrinterForm {...args} />,
};

/** What is missing is said at its field; a printer that fetches its tickets needs no address. */
export const Added: StoryObj<typeof PrinterForm> = {
  ...printerForm,
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
export const SentAgain: StoryObj<typeof PrinterForm> = {
  ...printerForm,
  args: { ...printerForm.args, error: '10 imprimantes au plus.', busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Relier l’imprimante' })).toBeDisabled();
  },
};

const address = 'https://memeprix.example/api/cloudprnt/k7m4pxh2d9wq3t6vbn8fz5cjya';
const shown = () => <PrinterAddress name="Comptoir" address={address} />;

/** A clipboard of the story's own, there before the component looks for one. */
const clipboard = (value: { writeText: () => Promise<void> } | undefined) => () => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value });
  return () => Reflect.deleteProperty(navigator, 'clipboard');
};
const writeText = fn(async () => undefined);

/** Copied with one press. */
export const Copied: Story = {
  render: shown,
  beforeEach: clipboard({ writeText }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copier l’adresse' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Adresse copiée' })).toBeVisible());
    await expect(writeText).toHaveBeenCalledWith(address);
  },
};

/** A browser that does not let it: the address can still be marked. */
export const NotCopied: Story = {
  render: shown,
  beforeEach: clipboard({ writeText: () => Promise.reject(new Error('denied')) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copier l’adresse' }));
    await expect(canvas.getByRole('button', { name: 'Copier l’adresse' })).toBeVisible();
    await expect(canvas.getByText(address)).toBeVisible();
  },
};

/** By plain http there is no clipboard: how to copy is said instead. */
export const NoClipboard: Story = {
  render: shown,
  beforeEach: clipboard(undefined),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Touchez longuement/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
