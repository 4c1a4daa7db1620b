import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { AlertDialog } from './alert-dialog';

const meta = {
  component: AlertDialog,
  parameters: { docs: { story: { inline: false, height: '18rem' } } },
  args: { open: true, text: 'Maximum 2 allowed.', onClose: fn() },
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The exact text, announced at once; Enter is enough to go on. */
export const Open: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alertdialog', { name: 'Maximum 2 allowed.' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Maximum 2 allowed\.$/);
    await expect(canvas.getByRole('button', { name: 'OK' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Nothing is in the page until there is something to say. */
export const Closed: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

/** Escape reaches it as the browser’s « cancel ». */
export const Escaped: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('alertdialog').dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const LongText: Story = {
  args: {
    text: 'ID du restaurant non encore chargé ou introuvable. Veuillez patienter ou vérifier votre connexion/jeton.',
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
