import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { belowEachOther, controlled, situations } from '../../../.storybook/situations';
import { VoiceRecorder } from './voice-recorder';

export default {
  component: VoiceRecorder,
  args: {
    state: 'idle',
    value: '',
    onChange: fn(),
    onLanguageChange: fn(),
    onStart: fn(),
    onStop: fn(),
    onSubmit: fn(),
  },
  render: controlled(VoiceRecorder, 'value', 'onChange'),
} satisfies Meta<typeof VoiceRecorder>;
type Story = StoryObj<typeof VoiceRecorder>;

/** Nothing said yet; English until French is chosen. */
export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'English (US)' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Français' }));
    await expect(args.onLanguageChange).toHaveBeenCalledWith('fr-FR');
    const button = canvas.getByRole('button', { name: 'Dicter' });
    await expect(button.offsetHeight).toBeGreaterThanOrEqual(96);
    await userEvent.click(button);
    await expect(args.onStart).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Vérifier la commande' })).toBeDisabled();
  },
};

/** What is sure stands, what is being heard may still change and is not read aloud yet. */
export const Listening: Story = {
  args: { state: 'listening', value: 'two croissants and one', interimText: 'baggage', language: 'en-US' },
  play: async ({ args, canvas, userEvent }) => {
    const heard = canvas.getByRole('log', { name: 'Entendu' });
    await expect(heard).toHaveTextContent('two croissants and one baggage');
    await expect(heard).toHaveAttribute('lang', 'en-US');
    await expect(canvas.getByText('baggage')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByRole('radio', { name: 'Français' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Arrêter' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};

/** Heard, corrected by hand, and on to the lines. */
export const Heard: Story = {
  args: { value: 'deux croissants et un jambon beurre', language: 'fr-FR' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Entendu'), ' sans cornichon ');
    await userEvent.click(canvas.getByRole('button', { name: 'Vérifier la commande' }));
    await expect(args.onSubmit).toHaveBeenCalledWith('deux croissants et un jambon beurre sans cornichon');
  },
};

/** A browser that cannot listen: no button that does nothing, one types. */
export const Unsupported: Story = {
  args: { obstacle: 'unsupported' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Dicter' })).toBeNull();
    await expect(canvas.queryByRole('radiogroup')).toBeNull();
    await userEvent.type(canvas.getByLabelText('La commande'), 'un flan');
    await userEvent.click(canvas.getByRole('button', { name: 'Vérifier la commande' }));
    await expect(args.onSubmit).toHaveBeenCalledWith('un flan');
  },
};

/**
 * The browser asks whether it may; the words are being understood; the microphone was refused and the server not
 * reached: both can be tried again, and what was typed is still there.
 */
export const NotListening: Story = {
  render: belowEachOther(
    VoiceRecorder,
    { state: 'starting' },
    { value: 'deux pains au chocolat, une tarte anticonstitutionnelle, '.repeat(9), busy: true },
    { obstacle: 'refused', value: 'deux croissants', error: 'Failed to place order.' },
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Autorisez le microphone…')).toHaveRole('status');
    await expect(canvas.getByRole('button', { name: 'Arrêter' })).toBeEnabled();
    const [, understanding, failed] = situations(canvasElement).map((one) => within(one));
    await expect(understanding?.getByRole('button', { name: 'Un instant…' })).toBeDisabled();
    await expect(understanding?.getByRole('button', { name: 'Dicter' })).toBeDisabled();
    await expect(failed?.getByText(/^Microphone refusé/)).toBeVisible();
    await expect(failed?.getByRole('button', { name: 'Dicter' })).toBeEnabled();
    await expect(failed?.getByText('Failed to place order.')).toBeVisible();
    await expect(failed?.getByLabelText('Entendu')).toHaveValue('deux croissants');
  },
};
