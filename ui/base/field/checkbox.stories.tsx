import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Checkbox } from './checkbox';

const meta = {
  component: Checkbox,
  args: { label: 'Se souvenir de moi', onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The words can be pressed too. */
export const Unchecked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Se souvenir de moi'));
    await expect(args.onChange).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

export const Checked: Story = { args: { defaultChecked: true } };

/** A duty, with what it is about one press away. */
export const Terms: Story = {
  args: {
    required: true,
    error: 'Veuillez accepter les conditions d’utilisation.',
    label: (
      <>
        J’accepte les{' '}
        <a href="/cgv" className="underline">
          conditions d’utilisation
        </a>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeRequired();
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      'Veuillez accepter les conditions d’utilisation.',
    );
  },
};

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };

/** Disabled, and not checked. */
export const DisabledUnchecked: Story = {
  args: { disabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Se souvenir de moi'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const WithHint: Story = {
  args: { label: 'Fraîchement cuit', hint: 'Une pastille le dit sur la fiche de l’article.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(/Une pastille/);
  },
};

/** The box stays with the first line. */
export const LongLabel: Story = {
  args: {
    label:
      'J’accepte de recevoir des nouvelles des boutiques où j’ai commandé, au plus une fois par mois, et je peux y renoncer à tout moment.',
  },
};

export const Dark: Story = { args: { defaultChecked: true }, globals: { theme: 'dark' } };
