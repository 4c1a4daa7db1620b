import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { DateField, type DateFieldProps } from './date-field';

function Kept(props: DateFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <DateField
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
  component: DateField,
  args: { label: 'Jour de fermeture', value: '', onChange: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Whatever the device shows, the value is always written the same way. */
export const Empty: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Jour de fermeture');
    await fireEvent.change(field, { target: { value: '2026-12-25' } });
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-25');
    await fireEvent.change(field, { target: { value: '' } });
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

export const Filled: Story = {
  args: { value: '2026-05-01' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Jour de fermeture')).toHaveValue('2026-05-01');
  },
};

/** What lies outside cannot be chosen. */
export const Limited: Story = {
  args: { value: '2026-05-01', min: '2026-01-01', max: '2026-12-31', hint: 'En 2026 seulement.' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Jour de fermeture');
    await expect(field).toBeValid();
    await expect(field).toHaveAttribute('max', '2026-12-31');
  },
};

export const WithError: Story = {
  args: { value: '2026-05-01', required: true, error: 'Choisissez un jour à venir.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Jour de fermeture')).toHaveAccessibleDescription('Choisissez un jour à venir.');
  },
};

export const Disabled: Story = { args: { value: '2026-05-01', disabled: true } };

/** The device draws its own picture beside the digits, in the colours of the theme. */
export const Dark: Story = { args: { value: '2026-05-01' }, globals: { theme: 'dark' } };

export const LongWords: Story = {
  args: { value: '2026-05-01', label: 'Premier jour de la fermeture exceptionnelle pour congés annuels' },
};
