import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { controlled } from '../../../.storybook/situations';
import { VatSelect } from './vat-select';

const meta = {
  component: VatSelect,
  args: { value: 55, onChange: fn() },
  render: controlled(VatSelect, 'value', 'onChange'),
} satisfies Meta<typeof VatSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Bread and pastry; arrows go on to what is eaten at once, then to beer, wine, cider. */
export const Reduced: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '5,5 %' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith(100);
    await expect(canvas.getByRole('radio', { name: '10 %' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '20 %' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: '20 %' })).toHaveAccessibleDescription(/^Alcool/);
  },
};

export const Disabled: Story = { args: { disabled: true } };
