import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Plus, Trash2 } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { inBox, belowEachOther } from '../../../.storybook/situations';
import { Button, type ButtonProps } from './button';

export default {
  component: Button,
  args: { children: 'Voir le menu', onClick: fn() },
  decorators: [inBox('p-2')],
} satisfies Meta<typeof Button>;
type Story = StoryObj<typeof Button>;

const withPlus = (
  <>
    <Plus aria-hidden="true" />
    Ajouter
  </>
);
const withArrow = (
  <>
    Continuer
    <ArrowRight aria-hidden="true" className="rtl:rotate-180" />
  </>
);
const withBin = (
  <>
    <Trash2 aria-hidden="true" />
    Supprimer
  </>
);

/**
 * What leads on points on, whichever way reading goes; `remove` is the quiet way to something that asks once more. For
 * hands in a hurry; as wide as its parent. Long words wrap inside, centred.
 */
export const Sizes: Story = {
  render: belowEachOther(
    Button,
    { children: withPlus },
    { children: withArrow },
    { size: 'small', tone: 'quiet', children: withPlus },
    { tone: 'remove', size: 'counter', children: withBin },
    { size: 'counter', children: 'Prête' },
    { wide: true, size: 'large' },
    { className: 'max-w-56', children: 'Enregistrer les horaires d’ouverture exceptionnels' },
    { className: 'max-w-56', size: 'large', children: 'Enregistrer anticonstitutionnellement' },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Prête' }).offsetHeight).toBeGreaterThanOrEqual(48);
    const wide = canvas.getByRole('button', { name: 'Voir le menu' });
    await expect(wide.offsetWidth).toBe(wide.parentElement?.offsetWidth);
  },
};

/** Nothing happens, by pointer or by keyboard; a bar passes below the words while the work goes on. */
export const DisabledAndBusy: Story = {
  render: belowEachOther(Button, { disabled: true }, { busy: true, children: 'Connexion...' }),
  play: async ({ args, canvas, userEvent }) => {
    for (const button of canvas.getAllByRole('button')) {
      await userEvent.click(button);
      await userEvent.tab();
      await expect(button).not.toHaveFocus();
    }
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Connexion...' })).toHaveAttribute('aria-busy', 'true');
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

/** The ring stands off each tone and is seen on all of them; Enter presses. */
export const Focused: Story = {
  render: ({ onClick }) => family({ onClick }),
  play: async ({ args, canvas, userEvent }) => {
    for (const button of canvas.getAllByRole('button')) {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await expect(getComputedStyle(button).outlineStyle).toBe('solid');
    }
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
