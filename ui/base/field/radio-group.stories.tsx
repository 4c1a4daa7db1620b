import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { RadioGroup, type RadioGroupProps } from './radio-group';

function Kept(props: RadioGroupProps) {
  const [value, setValue] = useState(props.value);
  return (
    <RadioGroup
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  component: RadioGroup,
  args: {
    label: 'Choix des viandes',
    value: null,
    onChange: fn(),
    options: [
      { value: 'all', label: 'Toutes les viandes', hint: 'Les nouvelles s’ajoutent d’elles-mêmes.' },
      { value: 'some', label: 'Certaines viandes' },
    ],
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrows move the choice, as in every form. */
export const NothingChosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Toutes les viandes/ }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('some');
    await expect(canvas.getByRole('radio', { name: 'Certaines viandes' })).toBeChecked();
  },
};

export const Chosen: Story = { args: { value: 'some' } };

export const WithError: Story = {
  args: { required: true, error: 'Choisissez une des deux.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Choix des viandes' });
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('Choisissez une des deux.');
  },
};

export const OneNotAvailable: Story = {
  args: {
    value: 'all',
    options: [
      { value: 'all', label: 'Frites' },
      { value: 'none', label: 'Potatoes', hint: 'Épuisé', disabled: true },
    ],
  },
};

export const Disabled: Story = {
  args: { value: 'all', disabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Certaines viandes'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const WithHint: Story = {
  args: { value: 'some', hint: 'Les clients choisissent parmi celles-ci.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Choix des viandes' })).toHaveAccessibleDescription(
      'Les clients choisissent parmi celles-ci.',
    );
  },
};

export const LongTexts: Story = {
  args: {
    value: 'a',
    label: 'Que faire des commandes qui ne sont pas récupérées avant la fermeture ?',
    options: [
      {
        value: 'a',
        label: 'Les conserver jusqu’au lendemain matin à l’ouverture',
        hint: 'Le client est prévenu par une notification et un courriel.',
      },
      { value: 'b', label: 'Anticonstitutionnellement les donner à une association' },
    ],
  },
};

export const Dark: Story = { args: { value: 'some' }, globals: { theme: 'dark' } };
