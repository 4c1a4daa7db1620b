import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { controlled, belowEachOther } from '../../../.storybook/situations';
import { QuantityStepper } from './quantity-stepper';

export default {
  component: QuantityStepper,
  args: { value: 2, itemName: 'Croissant', onChange: fn() },
  render: controlled(QuantityStepper, 'value', 'onChange'),
} satisfies Meta<typeof QuantityStepper>;
type Story = StoryObj<typeof QuantityStepper>;

/** At one there is nothing to take away; the button keeps the focus. Pressed, or by keyboard: one press one more. */
export const One: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const minus = canvas.getByRole('button', { name: 'Retirer un article : Croissant' });
    await userEvent.click(minus);
    await userEvent.click(minus);
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(minus).toHaveFocus();
    await expect(minus).toHaveAttribute('aria-disabled', 'true');
    const plus = canvas.getByRole('button', { name: 'Ajouter un article : Croissant' });
    await userEvent.tab();
    await expect(plus).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
    await userEvent.click(plus);
    await expect(canvas.getByRole('status')).toHaveTextContent('3');
  },
};

/**
 * Full, and large for a thumb with flour on it; then disabled: nothing takes the value away. In the cart the last one
 * goes too: the minus is a bin.
 */
export const Stopped: Story = {
  render: belowEachOther(
    QuantityStepper,
    { value: 99, size: 'large' },
    { itemName: 'Baguette', disabled: true },
    { itemName: 'Flan', value: 1, min: 0 },
  ),
  play: async ({ args, canvas, userEvent }) => {
    for (const step of canvas.getAllByRole('button', { name: /Croissant/ }))
      await expect(step.offsetHeight).toBeGreaterThanOrEqual(48);
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter un article : Croissant' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter un article : Baguette' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer un article : Baguette' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getAllByRole('status')[1]).toHaveTextContent('2');
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer un article : Flan' }));
    await expect(args.onChange).toHaveBeenCalledWith(0);
  },
};
