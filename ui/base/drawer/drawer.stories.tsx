import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/button';
import { Drawer } from './drawer';

export default {
  component: Drawer,
  parameters: { docs: { story: { inline: false, height: '36rem' } } },
  args: {
    open: true,
    title: 'Anticonstitutionnellement, toutes les commandes du jour et celles d’hier',
    onClose: fn(),
    children: Array.from({ length: 60 }, (_, line) => <p key={line}>Commande n° {line + 1}</p>),
    actions: (
      <>
        <Button tone="quiet">Tout effacer</Button>
        <Button>Voir 12 boutiques</Button>
      </>
    ),
  },
} satisfies Meta<typeof Drawer>;

/** Opened and closed like every Dialog. The content scrolls, title and buttons stay; Escape reaches it as « cancel ». */
export const LongContent: StoryObj<typeof Drawer> = {
  play: async ({ args, canvas, userEvent }) => {
    const drawer = canvas.getByRole('dialog', { name: /^Anticonstitutionnellement/ });
    await expect(drawer.scrollHeight).toBeGreaterThan(drawer.clientHeight);
    drawer.scrollTop = drawer.scrollHeight;
    const buttons = canvas.getByRole('button', { name: 'Voir 12 boutiques' }).getBoundingClientRect();
    await expect(buttons.bottom).toBeLessThanOrEqual(window.innerHeight);
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer' }));
    drawer.dispatchEvent(new Event('cancel', { cancelable: true }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};
