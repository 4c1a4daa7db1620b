import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { belowEachOther } from '../../../.storybook/situations';
import { TextAreaField } from './text-area-field';

export default {
  component: TextAreaField,
  args: { label: 'Précisions', hint: '500 caractères au plus.', maxLength: 500, onChange: fn() },
} satisfies Meta<typeof TextAreaField>;

/** Grows with the text instead of hiding it. */
export const Filled: StoryObj<typeof TextAreaField> = {
  render: belowEachOther(
    TextAreaField,
    {},
    { defaultValue: 'Sans oignon.\nSauce à part.\nPain bien cuit.\nCoupé en deux.\nMerci beaucoup !' },
    { required: true, label: 'Motif du remboursement' },
    { disabled: true, defaultValue: 'Sans oignon.' },
    {
      label: 'Précisions pour la préparation de la commande',
      defaultValue: 'Anticonstitutionnellement cuit.',
      error: 'Le texte est trop long.',
    },
  ),
  play: async ({ args, canvas, userEvent }) => {
    const [empty] = canvas.getAllByRole('textbox', { name: 'Précisions' });
    await userEvent.type(empty as HTMLElement, 'Bien cuit{Enter}merci');
    await expect(args.onChange).toHaveBeenLastCalledWith('Bien cuit\nmerci');
  },
};
