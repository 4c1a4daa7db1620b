import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AlertForm } from './alert-form';

const usual = { ring: true, push: true, mail: true, sms: false, cancelAfterMinutes: null };

const meta = {
  component: AlertForm,
  args: { initialValues: usual, onSubmit: fn() },
} satisfies Meta<typeof AlertForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Mails are switched off by the keyboard; nothing is kept before it is sent. */
export const Usual: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('switch', { name: 'Après 3 minutes : e-mail' }).focus();
    await userEvent.keyboard(' ');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...usual, mail: false });
  },
};

/** An order nobody sees is given back after a quarter of an hour, neither before every other way was tried nor too late; then never again. */
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

/** Nobody would be told any more: that is said before it is kept. */
export const Silent: Story = {
  args: { smsOffered: true, initialValues: { ...usual, push: false, mail: false, sms: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Sonner sur le tableau' }));
    await expect(canvas.queryByText(/Personne ne sera prévenu/)).toBeNull();
    await userEvent.click(canvas.getByRole('switch', { name: 'Après 3 minutes : SMS' }));
    await expect(canvas.getByText(/Personne ne sera prévenu/)).toBeVisible();
  },
};

/** Refused, and sent again. */
export const SentAgain: Story = { args: { error: 'Indiquez d’abord le téléphone de la boutique.', busy: true } };
