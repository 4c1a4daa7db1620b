import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { controlled } from '../../../.storybook/situations';
import { sampleCheeses, sampleCooking } from '../../../.storybook/samples/option-groups';
import { OfferedOptions } from './offered-options';

export default {
  component: OfferedOptions,
  args: { groups: [sampleCooking, sampleCheeses], value: ['g-2'], onChange: fn() },
  render: controlled(OfferedOptions, 'value', 'onChange'),
} satisfies Meta<typeof OfferedOptions>;
type Story = StoryObj<typeof OfferedOptions>;

/** Ticked, then put in order. */
export const Ordered: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Cuisson' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['g-2', 'g-1']);
    await userEvent.click(canvas.getByRole('button', { name: 'Monter Cuisson' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['g-1', 'g-2']);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Fromages' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['g-1']);
  },
};

export const None: Story = { args: { groups: [], value: [] } };
