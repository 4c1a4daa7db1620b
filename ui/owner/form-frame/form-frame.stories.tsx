import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextField } from '../../base/field/text-field';
import { controlled } from '../../../.storybook/situations';
import { FormFrame, FormSection } from './form-frame';

const fields = (
  <>
    <FormSection title="L’essentiel" text="Ce que vos clients lisent en premier.">
      <TextField label="Nom" required />
    </FormSection>
    <FormSection title="Détails">
      <TextField label="Description" hint="Facultatif" error="Plus court, s’il vous plaît." />
    </FormSection>
  </>
);

export default {
  component: FormFrame,
  args: { label: 'Nouvel article', submitLabel: 'Ajouter l’article', onSubmit: fn(), children: fields },
} satisfies Meta<typeof FormFrame>;
type Story = StoryObj<typeof FormFrame>;

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Nom'), 'Flan{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter l’article' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
};

/** The button says what it waits for; the enter key does not get around it. */
export const Waiting: Story = {
  args: { disabled: true, text: 'Possible dès que la photo est envoyée.' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Nom'), 'Flan{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent('Possible dès que la photo est envoyée.');
  },
};

/** Refused: the reason stands by the button, the finger is led to the field. */
export const Refused: Story = {
  args: { error: 'All required fields (including image) must be filled.' },
  render: controlled(FormFrame, 'refusals', 'onSubmit', () => 1),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter l’article' }));
    await expect(canvas.getByText('All required fields (including image) must be filled.')).toBeVisible();
    await expect(canvas.getByLabelText('Description')).toHaveFocus();
  },
};

/** A preview stands beside, or below where there is no room. */
export const Busy: Story = {
  args: { busy: true, aside: <FormSection title="Aperçu">Ce que verra le client.</FormSection> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Enregistrement...' })).toBeDisabled();
    await expect(canvas.getByLabelText('Nom')).toBeDisabled();
  },
};
