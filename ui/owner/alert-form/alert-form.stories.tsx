import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AlertForm } from './alert-form';

const usual = { ring: true, push: true, mail: true, sms: false, cancelAfterMinutes: null };

export default {
  component: AlertForm,
  args: { initialValues: usual, onSubmit: fn() },
} satisfies Meta<typeof AlertForm>;
type Story = StoryObj<typeof AlertForm>;

/** Nothing is kept before it is sent; that nobody would be told any more is said before. */
export const Usual: Story = {
  args: { smsOffered: true },
  play: async ({ args, canvas, userEvent }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('switch', { name }));
    canvas.getByRole('switch', { name: 'Après 3 minutes : e-mail' }).focus();
    await userEvent.keyboard(' ');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...usual, mail: false });
    await press('Après 3 minutes : SMS');
    await press('Après 1 minute : notification');
    await press('Sonner sur le tableau');
    await expect(canvas.queryByText(/Personne ne sera prévenu/)).toBeNull();
    await press('Après 3 minutes : SMS');
    await expect(canvas.getByText(/Personne ne sera prévenu/)).toBeVisible();
  },
};

/** An order nobody sees is given back neither before every other way was tried nor too late; then never again. */
export const GivenBack: Story = {
  args: { initialValues: { ...usual, cancelAfterMinutes: 15 } },
  play: async ({ args, canvas, userEvent }) => {
    const minutes = canvas.getByLabelText(/Annuler après/);
    const type = async (text: string) => {
      await userEvent.clear(minutes);
      await userEvent.type(minutes, `${text}{Enter}`);
    };
    for (const wrong of ['4', '61']) {
      await type(wrong);
      await expect(minutes).toBeInvalid();
    }
    await expect(minutes).toHaveFocus();
    await expect(canvas.getByText('Entre 5 et 60 minutes.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await type('20');
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ ...usual, cancelAfterMinutes: 20 });
    await userEvent.click(canvas.getByRole('switch', { name: 'Annuler si personne ne la voit' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith(usual);
  },
};
