import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inBox, belowEachOther } from '../../../.storybook/situations';
import { Preferences, PushSwitch } from './preferences';

export default {
  component: Preferences,
  subcomponents: { PushSwitch },
  args: {
    mail: true,
    onMailChange: fn(),
    push: 'notAsked',
    onPushChange: fn(),
    language: { value: 'fr', onChange: fn() },
  },
  decorators: [inBox('max-w-xl')],
} satisfies Meta<typeof Preferences>;
type Story = StoryObj<typeof Preferences>;

/** The browser was never asked: the switch is the gesture. */
export const PushNotAsked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const push = canvas.getByRole('switch', { name: 'Notifications sur cet appareil' });
    await expect(push).not.toBeChecked();
    await expect(push).toHaveAccessibleDescription('Votre navigateur vous demandera la permission.');
    await userEvent.click(push);
    await expect(args.onPushChange).toHaveBeenCalledWith(true);
  },
};

/** By the keyboard: mails off; by pointer: notifications. */
export const BothOff: Story = {
  args: { push: 'on' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('switch', { name: 'E-mails sur mes commandes' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onMailChange).toHaveBeenCalledWith(false);
    await userEvent.click(canvas.getByRole('switch', { name: 'Notifications sur cet appareil' }));
    await expect(args.onPushChange).toHaveBeenCalledWith(false);
  },
};

/**
 * Blocked, so that only the browser’s settings can change it; not supported, as on an iPhone without the app; not sent
 * yet. Below: one change is on its way, another could not be kept.
 */
export const Hindered: Story = {
  render: belowEachOther(
    Preferences,
    { push: 'refused' },
    { push: 'unsupported' },
    { push: 'unavailable' },
    { push: 'off', pushBusy: true, mailError: 'La connexion a échoué. Vérifiez votre réseau puis réessayez.' },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('La connexion a échoué.');
    const switches = canvas.getAllByRole('switch', { name: 'Notifications sur cet appareil' }).slice(0, 3);
    for (const push of switches) await expect(push).toBeDisabled();
    const [refused, , unavailable] = switches;
    await expect(refused).toHaveAccessibleDescription(/^Votre navigateur bloque les notifications/);
    await expect(unavailable).toHaveAccessibleDescription(/^Les notifications ne sont pas encore disponibles ici/);
  },
};

/** In the shop's settings: on, not to be had, and what could not be switched on. */
export const AtTheCounter: StoryObj<typeof PushSwitch> = {
  args: { audience: 'counter', push: 'on', onPushChange: fn() },
  render: belowEachOther(
    PushSwitch,
    {},
    { push: 'unavailable' },
    { push: 'off', pushError: 'Les notifications n’ont pas pu être activées sur cet appareil. Réessayez.' },
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onPushChange).toHaveBeenCalledWith(false);
    await expect(canvas.getByText(/^Il vous prévient même quand le tableau est fermé/)).toBeVisible();
  },
};
