import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { VatSelect, type VatSelectProps } from './vat-select';

function Kept(props: VatSelectProps) {
  const [value, setValue] = useState(props.value);
  return (
    <VatSelect
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
  component: VatSelect,
  args: { value: 55, onChange: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof VatSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Bread and pastry; arrows go on to what is eaten at once. */
export const Reduced: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '5,5 %' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith(100);
    await expect(canvas.getByRole('radio', { name: '10 %' })).toBeChecked();
  },
};

export const Intermediate: Story = { args: { value: 100 } };

/** Beer, wine, cider. */
export const Full: Story = {
  args: { value: 200 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '20 %' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: '20 %' })).toHaveAccessibleDescription(/^Alcool/);
  },
};

export const Disabled: Story = { args: { disabled: true } };
