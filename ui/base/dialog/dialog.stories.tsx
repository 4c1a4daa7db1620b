import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../button/button';
import { Dialog, type DialogProps } from './dialog';

function WithOpener(props: DialogProps) {
  const [open, setOpen] = useState(props.open);
  const close = () => {
    setOpen(false);
    props.onClose();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Choisir un créneau</Button>
      <Dialog {...props} open={open} onClose={close} />
    </>
  );
}

export default {
  component: Dialog,
  parameters: { docs: { story: { inline: false, height: '26rem' } } },
  args: {
    open: true,
    title: 'Créneau de retrait',
    onClose: fn(),
    children: 'Choisissez l’heure à laquelle vous passerez.',
    actions: <Button>Valider</Button>,
  },
  render: (args) => <WithOpener {...args} />,
} satisfies Meta<typeof Dialog>;
type Story = StoryObj<typeof Dialog>;

/** Named by its title, with the buttons in sight. */
export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog', { name: 'Créneau de retrait' })).toBeVisible();
  },
};

/** Closing gives the focus back to what opened it; Escape reaches the dialog as the browser's « cancel ». */
export const OpenedAndClosed: Story = {
  args: { open: false },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Choisir un créneau' });
    await userEvent.click(opener);
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    canvas.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(2));
  },
};

/** A long content scrolls, title and buttons stay; a long title wraps beside the cross. */
export const LongContent: Story = {
  args: {
    size: 'large',
    title: 'Anticonstitutionnellement, le créneau que vous aviez choisi n’est plus disponible',
    children: Array.from({ length: 40 }, (_, line) => <p key={line}>Ligne {line + 1}</p>),
  },
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog');
    dialog.scrollTop = dialog.scrollHeight;
    const { top } = canvas.getByRole('heading').getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(dialog.getBoundingClientRect().top);
    const { bottom } = canvas.getByRole('button', { name: 'Valider' }).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
