import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus, ShoppingBag, Trash2, X } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { IconButton } from './icon-button';

const meta = {
  component: IconButton,
  args: { label: 'Fermer', children: <X aria-hidden="true" />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Quiet: Story = { args: { tone: 'quiet', label: 'Panier', children: <ShoppingBag aria-hidden="true" /> } };
export const Accent: Story = {
  args: { tone: 'accent', size: 'large', label: 'Ajouter', children: <Plus aria-hidden="true" /> },
};
export const Danger: Story = { args: { tone: 'danger', label: 'Supprimer', children: <Trash2 aria-hidden="true" /> } };
/** The pointer is told less than the ear, where the eye sees the rest. */
export const WithShortTip: Story = {
  args: {
    label: 'Supprimer Éclair au café',
    title: 'Supprimer',
    tone: 'danger',
    children: <Trash2 aria-hidden="true" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Supprimer Éclair au café' })).toHaveAttribute(
      'title',
      'Supprimer',
    );
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Large: Story = { args: { size: 'large', tone: 'quiet' } };

/** All tones, where the light is low. */
export const Dark: Story = {
  globals: { theme: 'dark' },
  render: (args) => (
    <div className="flex flex-wrap gap-3">
      {(['plain', 'quiet', 'accent', 'danger'] as const).map((tone) => (
        <IconButton key={tone} {...args} label={`Fermer ${tone}`} tone={tone} />
      ))}
    </div>
  ),
};

/** Grows with the text. */
export const TwiceTheText: Story = {
  globals: { textSize: '200' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').offsetWidth).toBe(88);
  },
};
