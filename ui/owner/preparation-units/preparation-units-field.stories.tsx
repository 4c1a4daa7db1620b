import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { PreparationUnitsField, type PreparationUnitsFieldProps } from './preparation-units-field';

function Kept(props: PreparationUnitsFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <PreparationUnitsField
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
  component: PreparationUnitsField,
  args: { value: 0, onChange: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof PreparationUnitsField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each number in words one knows. */
export const Croissant: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'Plus : Temps de préparation' });
    await expect(canvas.getByRole('status')).toHaveTextContent('0 Rien à préparer');
    await userEvent.click(more);
    await expect(canvas.getByRole('status')).toHaveTextContent('1 Comme un sandwich');
    await userEvent.click(more);
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
    await expect(canvas.getByRole('status')).toHaveTextContent('2 Comme une pizza');
  },
};

export const Sandwich: Story = { args: { value: 1 } };
export const Pizza: Story = { args: { value: 2 } };
export const WholeTray: Story = { args: { value: 8 } };
export const Disabled: Story = { args: { value: 1, disabled: true } };
