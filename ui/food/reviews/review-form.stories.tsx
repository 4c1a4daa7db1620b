import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inBox } from '../../../.storybook/situations';
import { ReviewForm } from './review-form';

export default {
  component: ReviewForm,
  args: { shopName: 'Maison Levain', onSubmit: fn() },
  decorators: [inBox('max-w-160')],
} satisfies Meta<typeof ReviewForm>;
type Story = StoryObj<typeof ReviewForm>;

/** Without a note it is not sent: the stars ask for it. Then a press on the fourth star, a few words, sent trimmed. */
export const ByPointer: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Publier mon avis' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Choisissez une note, de 1 à 5 étoiles.');
    await expect(canvas.getByRole('radio', { name: '1 étoile, décevant' })).toHaveFocus();
    const fourth = canvas.getByRole('radio', { name: '4 étoiles, très bon' });
    await expect(fourth.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    await userEvent.click(fourth);
    await expect(canvas.getByText('Très bon')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Votre avis' }), ' Prêt à l’heure. ');
    await userEvent.click(canvas.getByRole('button', { name: 'Publier mon avis' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ rating: 4, text: 'Prêt à l’heure.' });
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '3 étoiles, correct' })).toBeChecked();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ rating: 3, text: '' });
  },
};

/** A review that is changed, while it is sent. */
export const Sending: Story = {
  args: {
    shopName: 'Boulangerie-pâtisserie artisanale des Petits-Champs-et-du-Faubourg-Saint-Antoine',
    busy: true,
    error: 'Votre avis ne peut être donné qu’après le retrait de la commande.',
    initialValues: { rating: 2, text: 'En retard ce jour-là.' },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: '2 étoiles, moyen' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Envoi...' })).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('alert')).toHaveTextContent(/après le retrait/);
  },
};
