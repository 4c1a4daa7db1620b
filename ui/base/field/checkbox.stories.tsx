import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { belowEachOther } from '../../../.storybook/situations';
import { Checkbox } from './checkbox';

export default {
  component: Checkbox,
  args: { label: 'Se souvenir de moi', onChange: fn() },
} satisfies Meta<typeof Checkbox>;
type Story = StoryObj<typeof Checkbox>;

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

const terms = (
  <>
    J’accepte les{' '}
    <a href="/cgv" className="underline">
      conditions d’utilisation
    </a>
  </>
);

/** A duty, with what it is about one press away; disabled; with a hint; with a long label, whose first line the box stays with. */
export const States: Story = {
  render: belowEachOther(
    Checkbox,
    { required: true, error: 'Veuillez accepter les conditions d’utilisation.', label: terms },
    { disabled: true, hint: 'Une pastille le dit sur la fiche de l’article.' },
    { label: 'Recevoir les reçus', defaultChecked: true, disabled: true },
    {
      defaultChecked: true,
      label:
        'J’accepte de recevoir des nouvelles des boutiques où j’ai commandé, au plus une fois par mois, et je peux y renoncer à tout moment.',
    },
  ),
  play: async ({ args, canvas, userEvent }) => {
    const [required, disabled] = canvas.getAllByRole('checkbox');
    await expect(required).toBeRequired();
    await expect(required).toHaveAccessibleDescription('Veuillez accepter les conditions d’utilisation.');
    await userEvent.click(canvas.getByText('Se souvenir de moi'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(disabled).toHaveAccessibleDescription(/Une pastille/);
  },
};
