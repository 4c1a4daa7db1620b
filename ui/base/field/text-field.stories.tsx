import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextField } from './text-field';

const meta = {
  component: TextField,
  args: { label: 'Nom de la boutique', onChange: fn() },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Pressing the label leads into the field. */
export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Nom de la boutique'));
    await userEvent.keyboard('Le');
    await expect(args.onChange).toHaveBeenLastCalledWith('Le');
  },
};

/** The star is for the eye; the field itself says that it is required. */
export const Required: Story = {
  args: { required: true, hint: 'Comme sur votre enseigne.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Nom de la boutique' });
    await expect(field).toBeRequired();
    await expect(field).toHaveAccessibleDescription('Comme sur votre enseigne.');
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

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Le Fournil de Rivoli' } };

/** Long words never push the field out of its column. */
export const LongTexts: Story = {
  args: {
    label: 'Adresse complète de la boutique telle qu’elle doit paraître sur la fiche publique',
    hint: 'Numéro, rue, code postal et ville. Nous la vérifions auprès du service national des adresses avant de publier.',
    defaultValue: '123 bis boulevard du Maréchal-de-Lattre-de-Tassigny, 75004 Paris, deuxième cour à droite',
  },
};

/** Before anything is typed: an example, never the name of the field. */
export const WithPlaceholder: Story = { args: { placeholder: 'Le Fournil de Rivoli' } };

/** The keyboard of a phone fits what is typed. */
export const Telephone: Story = {
  args: { label: 'Téléphone', type: 'tel', autoComplete: 'tel', inputMode: 'tel', defaultValue: '01 23 45 67 89' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Téléphone' })).toHaveAttribute('inputmode', 'tel');
  },
};

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'K7M2QX' } };

export const Dark: Story = {
  args: { defaultValue: 'Le Fournil', error: 'Ce nom est déjà pris.', required: true },
  globals: { theme: 'dark' },
};

export const LongWords: Story = {
  args: {
    ...LongTexts.args,
    error: 'Cette adresse est introuvable auprès du service national des adresses.',
    required: true,
  },
};
