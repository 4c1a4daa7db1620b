import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Preferences } from './preferences';

const meta = {
  component: Preferences,
  args: {
    mail: true,
    onMailChange: fn(),
    push: 'notAsked',
    onPushChange: fn(),
    language: { value: 'fr', onChange: fn() },
  },
  decorators: [
    (Story) => (
      <div className="max-w-xl">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Preferences>;

export default meta;
type Story = StoryObj<typeof meta>;

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

/** By the keyboard: mails off. */
export const MailsOff: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('switch', { name: 'E-mails sur mes commandes' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onMailChange).toHaveBeenCalledWith(false);
  },
};

export const PushOn: Story = {
  args: { push: 'on' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Notifications sur cet appareil' }));
    await expect(args.onPushChange).toHaveBeenCalledWith(false);
  },
};

export const PushOff: Story = { args: { push: 'off' } };

/** Only the browser’s settings can change it: the switch says so and waits. */
export const PushRefused: Story = {
  args: { push: 'refused' },
  play: async ({ canvas }) => {
    const push = canvas.getByRole('switch', { name: 'Notifications sur cet appareil' });
    await expect(push).toBeDisabled();
    await expect(push).toHaveAccessibleDescription(/^Votre navigateur bloque les notifications/);
  },
};

/** An old browser, or an iPhone without the app. */
export const PushUnsupported: Story = {
  args: { push: 'unsupported' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Notifications sur cet appareil' })).toBeDisabled();
  },
};

/** This house sends none yet, and says so. */
export const PushUnavailable: Story = {
  args: { push: 'unavailable' },
  play: async ({ canvas }) => {
    const push = canvas.getByRole('switch', { name: 'Notifications sur cet appareil' });
    await expect(push).toBeDisabled();
    await expect(push).toHaveAccessibleDescription(/^Les notifications ne sont pas encore disponibles ici/);
  },
};

/** Both changes are on their way. */
export const Busy: Story = { args: { mailBusy: true, pushBusy: true } };

/** A change that could not be kept. */
export const Failed: Story = {
  args: { mailError: 'La connexion a échoué. Vérifiez votre réseau puis réessayez.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('La connexion a échoué.');
  },
};
