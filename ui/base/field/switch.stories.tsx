import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { controlled, inBox, belowEachOther } from '../../../.storybook/situations';
import { Switch } from './switch';

const Kept = controlled(Switch, 'checked', 'onChange');

export default {
  component: Switch,
  args: { label: 'Publier la boutique', checked: false, onChange: fn() },
  decorators: [inBox('max-w-md')],
  render: Kept,
} satisfies Meta<typeof Switch>;
type Story = StoryObj<typeof Switch>;

/** The words can be pressed too, and the space bar takes it back. */
export const Off: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Publier la boutique' });
    await userEvent.click(canvas.getByText('Publier la boutique'));
    await expect(control).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

/**
 * Known by the place of the knob and its tick, not by colour alone. Hint and error describe it; long words wrap. While
 * the answer is awaited pressing again changes nothing, and the focus stays.
 */
export const States: Story = {
  render: belowEachOther(
    Kept,
    { checked: true, hint: 'Les clients proches vous voient et peuvent commander.' },
    { label: 'Encaisser', error: 'Reliez d’abord votre compte de paiement.' },
    { label: 'Accepter les précommandes', disabled: true },
    { label: 'Épuisé aujourd’hui : Croissant', labelHidden: true },
    { label: 'Sonnerie', checked: true, busy: true },
    {
      checked: true,
      disabled: true,
      label: 'Recevoir une notification sonore à chaque nouvelle commande, même lorsque l’écran est verrouillé',
      hint: 'Fonctionne sur les appareils où l’application a été installée et les notifications autorisées.',
    },
  ),
  play: async ({ args, canvas, userEvent }) => {
    const named = (name: string) => canvas.getByRole('switch', { name });
    await expect(named('Publier la boutique')).toHaveAccessibleDescription(/Les clients proches/);
    await expect(named('Encaisser')).toHaveAccessibleDescription('Reliez d’abord votre compte de paiement.');
    await expect(named('Accepter les précommandes')).toBeDisabled();
    await userEvent.click(named('Sonnerie'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(named('Sonnerie')).toBeChecked();
    await expect(named('Sonnerie')).toHaveFocus();
    await userEvent.click(named('Épuisé aujourd’hui : Croissant'));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};
