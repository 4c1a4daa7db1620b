import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../button/button';
import { CheckboxGroup } from '../field/checkbox-group';
import { Drawer, type DrawerProps } from './drawer';

function WithOpener(props: DrawerProps) {
  const [open, setOpen] = useState(props.open);
  const close = () => {
    setOpen(false);
    props.onClose();
  };
  return (
    <>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        Filtres
      </Button>
      <Drawer {...props} open={open} onClose={close} />
    </>
  );
}

export default {
  component: Drawer,
  parameters: { docs: { story: { inline: false, height: '36rem' } } },
  args: {
    open: true,
    title: 'Filtres',
    onClose: fn(),
    children: (
      <CheckboxGroup
        label="Régimes"
        selectedIds={['halal']}
        onToggle={fn()}
        options={[
          { id: 'vegetarian', label: 'Végétarien' },
          { id: 'halal', label: 'Halal' },
          { id: 'gluten', label: 'Sans gluten' },
        ]}
      />
    ),
    actions: (
      <>
        <Button tone="quiet">Tout effacer</Button>
        <Button>Voir 12 boutiques</Button>
      </>
    ),
  },
  render: (args) => <WithOpener {...args} />,
} satisfies Meta<typeof Drawer>;
type Story = StoryObj<typeof Drawer>;

/** Named by its title, its buttons in sight. */
export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog', { name: 'Filtres' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Voir 12 boutiques' })).toBeVisible();
  },
};

/** Opened by keyboard; the cross gives the focus back. Escape reaches it as the browser’s « cancel ». */
export const OpenedAndClosed: Story = {
  args: { open: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Fermer' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filtres' })).toHaveFocus());
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    (await canvas.findByRole('dialog')).dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(2));
  },
};

/** The content scrolls, title and buttons stay. */
export const LongContent: Story = {
  args: {
    title: 'Anticonstitutionnellement, toutes les commandes du jour et celles d’hier',
    children: Array.from({ length: 60 }, (_, line) => <p key={line}>Commande n° {line + 1}</p>),
  },
  play: async ({ canvas }) => {
    const drawer = canvas.getByRole('dialog');
    await expect(drawer.scrollHeight).toBeGreaterThan(drawer.clientHeight);
    drawer.scrollTop = drawer.scrollHeight;
    const buttons = canvas.getByRole('button', { name: 'Voir 12 boutiques' }).getBoundingClientRect();
    await expect(buttons.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
