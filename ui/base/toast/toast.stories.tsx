import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../button/button';
import { notify, Toaster, type ToastOptions, type ToastTone } from './toast';

interface Args extends ToastOptions {
  messages: [string, ToastTone][];
}

export default {
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  args: { messages: [['Article ajouté avec succès!', 'positive']] },
  render: ({ messages, ...options }) => (
    <div className="min-h-80">
      <Button tone="quiet" onClick={() => messages.forEach((message) => notify(...message, options))}>
        Montrer
      </Button>
      <Toaster />
    </div>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Montrer' }));
    await waitFor(() => expect(canvas.getByText(args.messages.at(-1)?.[0] ?? '')).toBeVisible());
  },
} satisfies Meta<Args>;
type Story = StoryObj<Args>;

/** An error interrupts. */
export const Danger: Story = {
  args: { messages: [['Erreur serveur, veuillez réessayer plus tard.', 'danger']] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Montrer' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /^Erreur serveur, veuillez réessayer plus tard\.$/,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument());
  },
};

/** A step that can be taken back. */
export const WithAction: Story = {
  args: {
    messages: [['Commande K7M2QX : prête.', 'positive']],
    action: { label: 'Annuler', onPress: fn() },
    durationMs: 30_000,
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Montrer' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Annuler' }));
    await expect(args.action?.onPress).toHaveBeenCalledOnce();
  },
};

/** The page itself shows it: only read out, in nobody’s way. */
export const Unseen: Story = {
  args: { unseen: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Montrer' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Article ajouté avec succès!');
    await expect(canvas.getByRole('status').getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await expect(canvas.queryByRole('button', { name: 'Fermer' })).toBeNull();
  },
};

/** Each tone: news that can wait its turn is neutral. Three are visible, stacked; the others wait behind. */
export const Several: Story = {
  args: {
    messages: [
      ['Erreur serveur.', 'danger'],
      ['Votre commande est prête.', 'neutral'],
      ['Ce créneau est presque complet.', 'caution'],
      ['Article ajouté avec succès!', 'positive'],
    ],
  },
};

/** A long text wraps, also where it is twice as large. */
export const LongText: Story = {
  args: {
    messages: [
      [
        'ID du restaurant non encore chargé ou introuvable. Veuillez patienter ou vérifier votre connexion/jeton.',
        'danger',
      ],
    ],
  },
  globals: { textSize: '200', viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Montrer' }));
    await waitFor(() => expect(canvas.getByText(args.messages[0]?.[0] ?? '')).toBeVisible());
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
