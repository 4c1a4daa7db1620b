import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { PizzaSizeChoice, type PizzaSizeChoiceProps } from './pizza-size-choice';

function Kept(props: PizzaSizeChoiceProps) {
  const [value, setValue] = useState(props.value);
  return (
    <PizzaSizeChoice
      {...props}
      value={value}
      onChange={(name) => {
        setValue(name);
        props.onChange(name);
      }}
    />
  );
}

const meta = {
  component: PizzaSizeChoice,
  render: Kept,
  args: {
    sizes: [
      { name: 'Junior 26 cm', priceCents: 790 },
      { name: 'Senior 33 cm', priceCents: 1090 },
      { name: 'Mega 40 cm', priceCents: 1490 },
    ],
    value: 'Junior 26 cm',
    onChange: fn(),
  },
} satisfies Meta<typeof PizzaSizeChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By thumb, then by arrows. */
export const ThreeSizes: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Senior/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('Senior 33 cm');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('Mega 40 cm');
    await expect(canvas.getByRole('radio', { name: /Mega/ })).toBeChecked();
  },
};

export const OneSize: Story = { args: { sizes: [{ name: 'Unique', priceCents: 990 }], value: 'Unique' } };

export const LongNames: Story = {
  args: {
    sizes: [
      { name: 'Petite faim, pour une personne', priceCents: 790 },
      { name: 'Grande tablée familiale de six à huit convives', priceCents: 3490 },
    ],
    value: 'Petite faim, pour une personne',
  },
  globals: { viewport: { value: 'phone' } },
};
