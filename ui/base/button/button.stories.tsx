import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from './button';

const meta = {
  component: Button,
  args: { children: 'Voir le menu', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The main action of a card or a page. */
export const Accent: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Quiet: Story = { args: { tone: 'quiet', children: 'Retour' } };
export const Plain: Story = { args: { tone: 'plain', children: 'Modifier' } };
export const Danger: Story = { args: { tone: 'danger', children: 'Supprimer' } };

/** While the work goes on it cannot be pressed twice. */
export const Busy: Story = {
  args: { busy: true, children: 'Connexion...' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
