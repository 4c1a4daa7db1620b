import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarDays } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { controlled } from '../../../.storybook/situations';
import { SelectChip } from './select-chip';

export default {
  component: SelectChip,
  render: controlled(SelectChip, 'value', 'onChange'),
  args: {
    label: 'Jour du retrait',
    options: [
      { value: '0', label: 'aujourd’hui' },
      { value: '1', label: 'mercredi 25 novembre' },
    ],
    value: '0',
    onChange: fn(),
  },
} satisfies Meta<typeof SelectChip>;
type Story = StoryObj<typeof SelectChip>;

/** As wide as what is chosen. */
export const Chosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Jour du retrait' });
    const before = select.offsetWidth;
    await userEvent.selectOptions(select, 'mercredi 25 novembre');
    await expect(args.onChange).toHaveBeenLastCalledWith('1');
    await expect(select.offsetWidth).toBeGreaterThan(before);
  },
};

/** Part of a line, with an icon. */
export const Plain: Story = {
  args: { plain: true, icon: <CalendarDays aria-hidden="true" className="size-5" /> },
};
