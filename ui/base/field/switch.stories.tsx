import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Switch, type SwitchProps } from './switch';

function Kept(props: SwitchProps) {
  const [checked, setChecked] = useState(props.checked);
  return (
    <Switch
      {...props}
      checked={checked}
      onChange={(next) => {
        setChecked(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  component: Switch,
  args: { label: 'Publier la boutique', checked: false, onChange: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-md">
        <Story />
      </div>
    ),
  ],
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

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

/** Known by the place of the knob and its tick, not by colour alone. */
export const On: Story = { args: { checked: true } };

/** The hint says what follows from it. */
export const WithHint: Story = {
  args: { checked: true, hint: 'Les clients proches vous voient et peuvent commander.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(/Les clients proches/);
  },
};

/** The answer is awaited: pressing again changes nothing, the focus stays. */
export const Busy: Story = {
  args: { checked: true, busy: true },
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch');
    await userEvent.click(control);
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(control).toBeChecked();
    await expect(control).toHaveFocus();
  },
};

/** It could not be kept, and says why. */
export const Refused: Story = {
  args: { error: 'Reliez d’abord votre compte de paiement.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription('Reliez d’abord votre compte de paiement.');
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toBeDisabled();
  },
};

export const DisabledOn: Story = { args: { disabled: true, checked: true } };

/** Long words wrap beside the switch instead of pushing it out. */
export const LongLabel: Story = {
  args: {
    checked: true,
    label: 'Recevoir une notification sonore à chaque nouvelle commande, même lorsque l’écran est verrouillé',
    hint: 'Fonctionne sur les appareils où l’application a été installée et les notifications autorisées.',
  },
};

export const Dark: Story = { args: { checked: true }, globals: { theme: 'dark' } };

/** Below the head of a table the word is for those who do not see it. */
export const LabelHidden: Story = {
  args: { label: 'Épuisé aujourd’hui : Croissant', labelHidden: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Épuisé aujourd’hui : Croissant' }));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};
