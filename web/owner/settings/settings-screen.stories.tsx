import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ownerFrame, screenParameters } from '../../../.storybook/frames';
import type { Week } from '../../../ui/counter/opening-hours-editor/week';
import { SettingsScreen, type SettingsScreenProps } from './settings-screen';

const day = [
  { opensAt: '07:00', closesAt: '13:00' },
  { opensAt: '15:00', closesAt: '19:30' },
];
const week: Week = [[], day, day, day, day, day, [{ opensAt: '07:00', closesAt: '13:00' }]];

const settings: NonNullable<SettingsScreenProps['settings']> = {
  pause: {
    state: 'open',
    choices: [
      { id: '15', label: '15 minutes' },
      { id: '30', label: '30 minutes' },
      { id: '60', label: '1 heure' },
      { id: 'day', label: 'Jusqu’à demain matin' },
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
    onRemove: fn(),
    onAdd: fn(),
  },
  pace: { initialValues: { slotMinutes: 15, preparationMinutes: 20, capacityUnits: 10 }, onSubmit: fn() },
  printing: {
    printers: [
      {
        id: 'kitchen',
        name: 'Cuisine',
        connectionText: 'Réseau, 192.168.1.20',
        paper: '80 mm',
        state: 'ready',
        seenText: 'vue il y a 1 min',
      },
    ],
    onTest: fn(),
    onRemove: fn(),
    autoPrint: true,
    onAutoPrintChange: fn(),
    receiptText: 'Merci et à bientôt !',
    onReceiptTextChange: fn(),
  },
  alerts: { value: { ring: true, push: true, mail: false, cancelAfterMinutes: 15 }, onChange: fn() },
};

const meta = {
  component: SettingsScreen,
  tags: ['page'],
  parameters: screenParameters,
  decorators: [ownerFrame],
  args: { settings, selectedId: 'hours', onSelect: fn(), onRetry: fn() },
} satisfies Meta<typeof SettingsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Now, the week, the days that are different. */
export const Hours: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Tickets' }));
    await expect(args.onSelect).toHaveBeenCalledWith('printing');
  },
};

/** Orders are held off until half past two. */
export const Paused: Story = {
  args: { settings: { ...settings, pause: { ...settings.pause, state: 'paused', untilText: 'jusqu’à 14:30' } } },
};

export const Pace: Story = { args: { selectedId: 'pace' } };

export const Printing: Story = { args: { selectedId: 'printing' } };

export const NoPrinter: Story = {
  args: { selectedId: 'printing', settings: { ...settings, printing: { ...settings.printing, printers: [] } } },
};

export const Alerts: Story = { args: { selectedId: 'alerts' } };

export const Loading: Story = { args: { settings: undefined } };

export const Failed: Story = {
  args: { settings: undefined, failure: 'Vos réglages n’ont pas pu être lus.' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
