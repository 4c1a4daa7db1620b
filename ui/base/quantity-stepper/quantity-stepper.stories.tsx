import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { QuantityStepper, type QuantityStepperProps } from './quantity-stepper';

function Kept(props: QuantityStepperProps) {
  const [value, setValue] = useState(props.value);
  return (
    <QuantityStepper
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
  component: QuantityStepper,
  args: { value: 2, itemName: 'Croissant', onChange: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof QuantityStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter un article : Croissant' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('3');
  },
};

/** At one there is nothing to take away; the button keeps the focus all the same. */
export const One: Story = {
  args: { value: 2 },
  play: async ({ args, canvas, userEvent }) => {
    const minus = canvas.getByRole('button', { name: 'Retirer un article : Croissant' });
    await userEvent.click(minus);
    await userEvent.click(minus);
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(minus).toHaveFocus();
    await expect(minus).toHaveAttribute('aria-disabled', 'true');
  },
};

/** In the cart the last one goes too: the minus is a bin. */
export const LastCanGo: Story = {
  args: { value: 1, min: 0 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer un article : Croissant' }));
    await expect(args.onChange).toHaveBeenCalledWith(0);
  },
};

export const Full: Story = {
  args: { value: 99 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter un article : Croissant' }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Reached by keyboard, one press one more. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Ajouter un article : Croissant' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
  },
};

/** Nothing can be changed, nothing takes the value away. */
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter un article : Croissant' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer un article : Croissant' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent('2');
  },
};

/** Behind a counter, for a thumb with flour on it. */
export const Large: Story = {
  args: { size: 'large' },
  play: async ({ canvas }) => {
    for (const step of canvas.getAllByRole('button')) await expect(step.offsetHeight).toBeGreaterThanOrEqual(48);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
