import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { belowEachOther } from '../../../.storybook/situations';
import { TextField } from './text-field';

export default {
  component: TextField,
  args: { label: 'Nom de la boutique', onChange: fn() },
} satisfies Meta<typeof TextField>;
type Story = StoryObj<typeof TextField>;

/** Pressing the label leads into the field. */
export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Nom de la boutique'));
    await userEvent.keyboard('Le');
    await expect(args.onChange).toHaveBeenLastCalledWith('Le');
  },
};

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
 * The star of a required field is for the eye, the field itself says it. The keyboard of a phone fits what is typed; an example is never
 * the name of the field; long words never push it out of its column.
 */
export const States: Story = {
  render: belowEachOther(
    TextField,
    { placeholder: 'Le Fournil de Rivoli' },
    { label: 'Enseigne', required: true, hint: 'Comme sur votre enseigne.' },
    { disabled: true, defaultValue: 'Le Fournil de Rivoli' },
    { readOnly: true, defaultValue: 'K7M2QX' },
    { label: 'Téléphone', type: 'tel', autoComplete: 'tel', inputMode: 'tel', defaultValue: '01 23 45 67 89' },
    {
      label: 'Adresse complète de la boutique telle qu’elle doit paraître sur la fiche publique',
      hint: 'Numéro, rue, code postal et ville. Nous la vérifions auprès du service national des adresses avant de publier.',
      defaultValue: '123 bis boulevard du Maréchal-de-Lattre-de-Tassigny, 75004 Paris, deuxième cour à droite',
      error: 'Cette adresse est introuvable auprès du service national des adresses.',
      required: true,
    },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Téléphone' })).toHaveAttribute('inputmode', 'tel');
    const required = canvas.getByRole('textbox', { name: 'Enseigne' });
    await expect(required).toBeRequired();
    await expect(required).toHaveAccessibleDescription('Comme sur votre enseigne.');
  },
};
