import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { belowEachOther } from '../../../.storybook/situations';
import { TextField } from './text-field';

export default {
  component: TextField,
  args: { label: 'Nom de la boutique', onChange: fn() },
} satisfies Meta<typeof TextField>;
type Story = StoryObj<typeof TextField>;

/** The error is read before the hint. */
export const WithError: Story = {
  args: { defaultValue: 'L', hint: 'Comme sur votre enseigne.', error: 'Deux lettres au moins.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Deux lettres au moins. Comme sur votre enseigne.');
  },
};

/**
 * Pressing the label leads into the field. The star of a required field is for the eye, the field itself says it. The
 * keyboard of a phone fits what is typed; an example is never the name of the field; long words never push it out of its
 * column. Whatever the device shows of a day or a time, its value is always written the same way.
 */
export const States: Story = {
  render: belowEachOther(
    TextField,
    { label: 'Rue', placeholder: 'Rue de Rivoli' },
    { label: 'Enseigne', required: true, hint: 'Comme sur votre enseigne.' },
    { disabled: true, defaultValue: 'Le Fournil de Rivoli' },
    { readOnly: true, defaultValue: 'K7M2QX' },
    { label: 'Fermeture', type: 'date', value: '2026-05-01', min: '2026-01-01', max: '2026-12-31' },
    { label: 'Ouverture', type: 'time', value: '07:30', min: '06:00', error: 'La fermeture vient après l’ouverture.' },
    { label: 'Téléphone', type: 'tel', autoComplete: 'tel', inputMode: 'tel', defaultValue: '01 23 45 67 89' },
    {
      label: 'Adresse complète de la boutique telle qu’elle doit paraître sur la fiche publique',
      hint: 'Numéro, rue, code postal et ville. Nous la vérifions auprès du service national des adresses avant de publier.',
      defaultValue: '123 bis boulevard du Maréchal-de-Lattre-de-Tassigny, 75004 Paris, deuxième cour à droite',
      error: 'Cette adresse est introuvable auprès du service national des adresses.',
      required: true,
    },
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Rue'));
    await userEvent.keyboard('Le');
    await expect(args.onChange).toHaveBeenLastCalledWith('Le');
    for (const [name, shown, typed] of [
      ['Fermeture', '2026-05-01', '2026-12-25'],
      ['Ouverture', '07:30', '08:15'],
    ] as const) {
      const field = canvas.getByLabelText(name);
      await expect(field).toHaveValue(shown);
      for (const value of [typed, '']) {
        await fireEvent.change(field, { target: { value } });
        await expect(args.onChange).toHaveBeenLastCalledWith(value);
      }
    }
    await expect(canvas.getByLabelText('Fermeture')).toHaveAttribute('max', '2026-12-31');
    await expect(canvas.getByRole('textbox', { name: 'Téléphone' })).toHaveAttribute('inputmode', 'tel');
    const required = canvas.getByRole('textbox', { name: 'Enseigne' });
    await expect(required).toBeRequired();
    await expect(required).toHaveAccessibleDescription('Comme sur votre enseigne.');
  },
};
