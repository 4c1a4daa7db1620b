import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { newShop, withStates } from '../../../.storybook/samples/steps';
import { samplePictures } from '../../../.storybook/samples/pictures';
import { ownerFrame, screenParameters } from '../../../.storybook/frames';
import type { Week } from '../../../ui/owner/opening-hours-editor/week';
import { SettingsScreen, type SettingsScreenProps } from './settings-screen';

const day = [
  { opensAt: '07:00', closesAt: '13:00' },
  { opensAt: '15:00', closesAt: '19:30' },
];
const week: Week = [[], day, day, day, day, day, [{ opensAt: '07:00', closesAt: '13:00' }]];

const printers = {
  printers: [
    {
      id: 'kitchen',
      name: 'Cuisine',
      connectionText: 'Réseau, 192.168.1.20',
      paper: '80 mm' as const,
      state: 'ready' as const,
      seenText: 'vue il y a 1 min',
    },
  ],
  onTest: fn(),
  onConfirm: fn(),
  onRemove: fn(),
  autoPrint: true,
  onAutoPrintChange: fn(),
  onAdd: fn(),
};

const settings: NonNullable<SettingsScreenProps['settings']> = {
  identity: {
    initialValues: {
      name: 'Maison Levain',
      kind: 'boulangerie',
      description: 'Pains au levain naturel et viennoiseries au beurre.',
      phone: '01 42 72 18 40',
      address: '12 Rue des Archives, 75004 Paris',
      pictureUrl: samplePictures.croissant,
    },
    addressSuggestions: [{ id: 'rivoli', label: '10 Rue de Rivoli', detail: '75004 Paris' }],
    onAddressChange: fn(),
    onUpload: fn(() => Promise.resolve(samplePictures.baguette)),
    onSubmit: fn(),
  },
  publicPage: { address: 'https://memeprix.fr/chez/maison-levain-paris', onPoster: fn() },
  pause: {
    state: 'open',
    choices: [
      { id: '15', label: '15 minutes' },
      { id: '30', label: '30 minutes' },
      { id: '60', label: '1 heure' },
      { id: 'day', label: 'Jusqu’à demain 04:00' },
    ],
    onSelect: fn(),
    onResume: fn(),
  },
  hours: { value: week, onChange: fn(), busy: false, onSave: fn() },
  closures: {
    days: [
      { id: 'summer', kind: 'closed', datesText: 'du 3 au 24 août', reason: 'Congés d’été' },
      { id: 'market', kind: 'open', datesText: 'lundi 14 septembre', hoursText: '7h – 13h', reason: 'Fête du pain' },
    ],
    today: '2026-06-12',
    addedCount: 0,
    onRemove: fn(),
    onAdd: fn(),
  },
  pace: {
    initialValues: {
      slotMinutes: 15,
      preparationMinutes: 20,
      capacityUnits: 10,
      noShowGraceMinutes: 10,
      daysAhead: 7,
      asksPhone: false,
    },
    onSubmit: fn(),
  },
  printing: {
    printers,
    receipt: { initialText: 'À demain dès 7h !', onSubmit: fn() },
  },
  alerts: {
    initialValues: { ring: true, push: true, mail: false, sms: false, cancelAfterMinutes: 15 },
    onSubmit: fn(),
  },
};

const meta = {
  component: SettingsScreen,
  tags: ['page'],
  parameters: screenParameters,
  decorators: [ownerFrame],
  args: { settings, selectedId: 'horaires', onSelect: fn(), onRetry: fn(), language: { value: null, onChange: fn() } },
} satisfies Meta<typeof SettingsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Now, the week, the days that are different. */
export const Hours: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Tickets' }));
    await expect(args.onSelect).toHaveBeenCalledWith('tickets');
  },
};

/** The shop front; a new address is chosen from those that exist. */
export const Identity: Story = {
  args: { selectedId: 'boutique' },
  play: async ({ args, canvas, userEvent }) => {
    const address = canvas.getByRole('combobox', { name: 'Adresse' });
    await userEvent.clear(address);
    await userEvent.type(address, '10');
    await userEvent.click(canvas.getByRole('option', { name: /Rivoli/ }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Café' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(args.settings?.identity.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ address: '10 Rue de Rivoli, 75004 Paris', kind: 'cafe', phone: '01 42 72 18 40' }),
    );
  },
};

/** Nobody finds that address on a map. */
export const AddressUnknown: Story = {
  args: {
    selectedId: 'boutique',
    settings: {
      ...settings,
      identity: {
        ...settings.identity,
        addressError: 'Could not geocode the address. Please enter a valid address.',
      },
    },
  },
};

/** Sent without a name: the field says so and has the focus. */
export const NameMissing: Story = {
  args: { selectedId: 'boutique' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.clear(canvas.getByLabelText('Nom de la boutique'));
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(canvas.getByLabelText('Nom de la boutique')).toHaveFocus();
    await expect(canvas.getByText('Indiquez le nom de votre boutique.')).toBeVisible();
    await expect(args.settings?.identity.onSubmit).not.toHaveBeenCalled();
  },
};

/** What is left to do stands above. */
export const NotOpenYet: Story = {
  args: { firstSteps: { steps: withStates({ hours: 'done' }), shopHref: '/boulangerie/0197' } },
};

export const AllStepsTodo: Story = {
  args: { firstSteps: { steps: newShop, shopHref: '/boulangerie/0197' } },
};

/** Orders are held off until half past two. */
export const Paused: Story = {
  args: { settings: { ...settings, pause: { ...settings.pause, state: 'paused', untilText: 'jusqu’à 14:30' } } },
};

export const Pace: Story = { args: { selectedId: 'retraits' } };

export const Printing: Story = { args: { selectedId: 'tickets' } };

/** The last words are kept when asked for. */
export const ReceiptWords: Story = {
  args: {
    selectedId: 'tickets',
    settings: { ...settings, printing: { receipt: settings.printing.receipt } },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Derniers mots'), ' Merci.');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer la fin du ticket' }));
    await expect(args.settings?.printing.receipt.onSubmit).toHaveBeenCalledWith('À demain dès 7h ! Merci.');
    await expect(canvas.queryByText('Imprimantes')).not.toBeInTheDocument();
  },
};

export const NoPrinter: Story = {
  args: {
    selectedId: 'tickets',
    settings: {
      ...settings,
      printing: {
        ...settings.printing,
        printers: {
          printers: [],
          onTest: fn(),
          onConfirm: fn(),
          onRemove: fn(),
          autoPrint: false,
          onAutoPrintChange: fn(),
          onAdd: fn(),
        },
      },
    },
  },
};

/** A printer that fetches its tickets was joined: its address is shown once. */
export const PrinterJoined: Story = {
  args: {
    selectedId: 'tickets',
    settings: {
      ...settings,
      printing: {
        ...settings.printing,
        printers: {
          ...printers,
          joined: { name: 'Comptoir', address: 'https://memeprix.example/api/cloudprnt/k7m4pxh2d9wq3t6vbn8fz5cjya' },
        },
      },
    },
  },
};

/** Another printer is being described. */
export const PrinterBeingAdded: Story = {
  args: {
    selectedId: 'tickets',
    settings: {
      ...settings,
      printing: {
        ...settings.printing,
        printers: { ...printers, adding: { onSubmit: fn(), onCancel: fn() } },
      },
    },
  },
};

export const Alerts: Story = { args: { selectedId: 'alertes' } };

export const Loading: Story = { args: { settings: undefined } };

export const Failed: Story = {
  args: { settings: undefined, failure: 'Vos réglages n’ont pas pu être lus.' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
