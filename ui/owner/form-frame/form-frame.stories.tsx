import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { TextField } from '../../base/field/text-field';
import { FormFrame, FormSection } from './form-frame';

const fields = (
  <>
    <FormSection title="L’essentiel" text="Ce que vos clients lisent en premier.">
      <TextField label="Nom" required />
    </FormSection>
    <FormSection title="Détails">
      <TextField label="Description" hint="Facultatif" />
    </FormSection>
  </>
);

const meta = {
  component: FormFrame,
  args: { label: 'Nouvel article', submitLabel: 'Ajouter l’article', onSubmit: fn(), children: fields },
} satisfies Meta<typeof FormFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Nom'), 'Flan{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
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
  render: function Render(args) {
    const [refusals, setRefusals] = useState(0);
    return (
      <FormFrame
        {...args}
        refusals={refusals}
        error={refusals > 0 ? 'All required fields (including image) must be filled.' : undefined}
        onSubmit={() => setRefusals(refusals + 1)}
      >
        <FormSection title="L’essentiel">
          <TextField label="Nom" error={refusals > 0 ? 'Donnez un nom.' : undefined} />
        </FormSection>
      </FormFrame>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter l’article' }));
    await expect(canvas.getByText('All required fields (including image) must be filled.')).toBeVisible();
    await expect(canvas.getByLabelText('Nom')).toHaveFocus();
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Enregistrement...' })).toBeDisabled();
    await expect(canvas.getByLabelText('Nom')).toBeDisabled();
  },
};

/** A preview stands beside, or below where there is no room. */
export const WithPreview: Story = {
  args: { aside: <FormSection title="Aperçu">Ce que verra le client.</FormSection> },
  globals: { viewport: { value: 'desktop' } },
};
