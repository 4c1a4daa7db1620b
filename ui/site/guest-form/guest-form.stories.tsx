import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inBox } from '../../../.storybook/situations';
import { pasteInto } from '../../../.storybook/samples/pasting';
import { GuestForm } from './guest-form';

export default {
  component: GuestForm,
  args: { asksPhone: false, onSubmit: fn() },
  decorators: [inBox('mx-auto max-w-md')],
} satisfies Meta<typeof GuestForm>;
type Story = StoryObj<typeof GuestForm>;

/** A name to be called and an address for the link: no more is asked, and Enter sends it. */
export const Complete: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByLabelText('Téléphone')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByLabelText('Nom'));
    await userEvent.keyboard(' Camille {Tab}camille@exemple.fr {Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Camille', email: 'camille@exemple.fr', phone: null });
  },
};

/** This shop asks for a number: without one, or with half of one, nobody goes on. */
export const WithPhone: Story = {
  args: { asksPhone: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continuer sans compte' }));
    await expect(canvas.getAllByRole('alert')).toHaveLength(3);
    await expect(canvas.getByLabelText('Nom')).toHaveFocus();
    await pasteInto(userEvent, canvas.getByLabelText('Nom'), 'Camille');
    await pasteInto(userEvent, canvas.getByLabelText('E-mail'), 'camille@exemple.fr');
    await userEvent.type(canvas.getByLabelText('Téléphone'), '06 12{Enter}');
    await expect(canvas.getByLabelText('Téléphone')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard(' 34 56 78{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ phone: '06 12 34 56 78' }));
  },
};

/** The server said no; and it is asked once. */
export const RefusedAndBusy: Story = {
  args: { error: 'Trop de tentatives. Réessayez dans 42 s.', busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Trop de tentatives.');
    await expect(canvas.getByRole('button', { name: 'Un instant…' })).toBeDisabled();
  },
};
