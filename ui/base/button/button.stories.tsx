import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Plus, Trash2 } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Button, type ButtonProps } from './button';

const meta = {
  component: Button,
  args: { children: 'Voir le menu', onClick: fn() },
  decorators: [
    (Story) => (
      <div className="p-2">
        <Story />
      </div>
    ),
  ],
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

/** Another choice beside the main one. */
export const Quiet: Story = { args: { tone: 'quiet', children: 'Retour' } };
/** A detail. */
export const Plain: Story = { args: { tone: 'plain', children: 'Modifier' } };
/** Something that hurts. */
export const Danger: Story = { args: { tone: 'danger', children: 'Supprimer' } };

/** The quiet way to something that hurts: what it opens asks once more. */
export const Remove: Story = {
  args: {
    tone: 'remove',
    size: 'counter',
    children: (
      <>
        <Trash2 aria-hidden="true" />
        Supprimer
      </>
    ),
  },
};

const withPlus = (
  <>
    <Plus aria-hidden="true" />
    Ajouter
  </>
);

export const WithIcon: Story = { args: { children: withPlus } };

/** What leads on points on, whichever way reading goes. */
export const WithIconBehind: Story = {
  args: {
    children: (
      <>
        Continuer
        <ArrowRight aria-hidden="true" className="rtl:rotate-180" />
      </>
    ),
  },
};

/** Looks smaller than it is: a rim around it catches the thumb. */
export const Small: Story = { args: { size: 'small', tone: 'quiet', children: withPlus } };

/** For hands in a hurry. */
export const Counter: Story = {
  args: { size: 'counter', children: 'Prête' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').offsetHeight).toBeGreaterThanOrEqual(48);
  },
};

export const Large: Story = { args: { size: 'large', children: 'Pay & Place Order' } };

/** As wide as its parent. */
export const Wide: Story = {
  args: { wide: true, size: 'large' },
  render: (args) => (
    <>
      <p className="text-ink-muted">Ce paragraphe est aussi large que le bouton.</p>
      <Button {...args} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button').offsetWidth).toBe(canvasElement.querySelector('p')?.offsetWidth);
  },
};

/** Long words wrap inside, centred. */
export const LongLabel: Story = {
  args: { children: 'Enregistrer les horaires d’ouverture exceptionnels', wide: true },
  decorators: [
    (Story) => (
      <div className="max-w-56">
        <Story />
      </div>
    ),
  ],
};

/** Nothing happens, by pointer or by keyboard. */
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.tab();
    await expect(canvas.getByRole('button')).not.toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** While the work goes on it cannot be pressed twice; a bar passes below the words. */
export const Busy: Story = {
  args: { busy: true, children: 'Connexion...' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Connexion...' }));
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  },
};

const tones = ['accent', 'quiet', 'plain', 'danger'] as const;

const family = (state: Partial<ButtonProps>) => (
  <div className="flex flex-wrap items-center gap-3">
    {tones.map((tone) => (
      <Button key={tone} tone={tone} {...state}>
        {tone === 'danger' && <Trash2 aria-hidden="true" />}
        {{ accent: 'Valider', quiet: 'Retour', plain: 'Modifier', danger: 'Supprimer' }[tone]}
      </Button>
    ))}
  </div>
);

/** The four tones beside each other, in each state. */
export const Tones: Story = {
  render: () => (
    <div className="grid gap-4">
      {family({})}
      {family({ size: 'small' })}
      {family({ size: 'large' })}
      {family({ disabled: true })}
      {family({ busy: true })}
    </div>
  ),
};

export const TonesInTheDark: Story = { ...Tones, globals: { theme: 'dark' } };

/** The ring stands off each tone and is seen on all of them. */
export const Focused: Story = {
  render: () => family({}),
  play: async ({ canvas, userEvent }) => {
    for (const button of canvas.getAllByRole('button')) {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await expect(getComputedStyle(button).outlineStyle).toBe('solid');
    }
  },
};

/** A bar that does not move is filled at once. */
export const BusyWithoutMotion: Story = {
  args: { busy: true, children: 'Connexion...' },
  globals: { motion: 'reduced' },
};

export const LongWords: Story = {
  args: { size: 'large', children: 'Enregistrer anticonstitutionnellement' },
};
