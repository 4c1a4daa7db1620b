import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { TimeField, type TimeFieldProps } from './time-field';

function Kept(props: TimeFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <TimeField
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
  component: TimeField,
  args: { label: 'Heure d’ouverture', value: '', onChange: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof TimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Whatever the device shows, the value is always written the same way. */
export const Empty: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Heure d’ouverture');
    await fireEvent.change(field, { target: { value: '08:15' } });
    await expect(args.onChange).toHaveBeenLastCalledWith('08:15');
    await fireEvent.change(field, { target: { value: '' } });
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

export const Filled: Story = {
  args: { value: '07:30' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Heure d’ouverture')).toHaveValue('07:30');
  },
};

/** What lies outside cannot be chosen. */
export const Limited: Story = {
  args: { value: '07:30', min: '06:00', max: '20:00', hint: 'De 6 h à 20 h.' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Heure d’ouverture');
    await expect(field).toBeValid();
    await expect(field).toHaveAttribute('max', '20:00');
  },
};

export const WithError: Story = {
  args: { value: '07:30', required: true, error: 'La fermeture vient après l’ouverture.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Heure d’ouverture')).toHaveAccessibleDescription(
      'La fermeture vient après l’ouverture.',
    );
  },
};

export const Disabled: Story = { args: { value: '07:30', disabled: true } };

/** The device draws its own picture beside the digits, in the colours of the theme. */
export const Dark: Story = { args: { value: '07:30' }, globals: { theme: 'dark' } };

export const LongWords: Story = {
  args: { value: '07:30', label: 'Heure à partir de laquelle les commandes de la journée peuvent être retirées' },
};
