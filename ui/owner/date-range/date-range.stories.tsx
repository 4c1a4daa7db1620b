import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { controlled } from '../../../.storybook/situations';
import { DateRange } from './date-range';

export default {
  component: DateRange,
  args: { value: { from: '2026-11-21', to: '2026-11-21' }, today: '2026-11-21', onChange: fn() },
  render: controlled(DateRange, 'value', 'onChange'),
} satisfies Meta<typeof DateRange>;
type Story = StoryObj<typeof DateRange>;

/** One press, or an arrow key, for the usual days; of others what is no period is said at its field alone. */
export const Today: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Aujourd’hui' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Cette semaine' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-16', to: '2026-11-21' });
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-01', to: '2026-11-21' });
    await expect(canvas.queryByLabelText('Du')).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Autres dates' }));
    await fireEvent.change(canvas.getByLabelText('Du'), { target: { value: '2026-11-23' } });
    await fireEvent.change(canvas.getByLabelText('Au'), { target: { value: '2026-11-09' } });
    await expect(canvas.getByText('La fin vient avant le début.')).toBeVisible();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await fireEvent.change(canvas.getByLabelText('Du'), { target: { value: '2026-11-03' } });
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-03', to: '2026-11-09' });
  },
};

/** Coming back to days chosen before. */
export const ChosenDays: Story = {
  args: { value: { from: '2026-10-26', to: '2026-11-01' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Autres dates' })).toBeChecked();
    await expect(canvas.getByLabelText('Du')).toHaveValue('2026-10-26');
  },
};
