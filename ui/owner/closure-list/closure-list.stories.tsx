import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { belowEachOther } from '../../../.storybook/situations';
import { ClosureList } from './closure-list';

export default {
  component: ClosureList,
  args: {
    days: [
      {
        id: 'summer',
        kind: 'closed',
        datesText: 'du 3 au 24 août',
        reason: 'Travaux, nouveau four, puis congés d’été',
      },
      { id: 'market', kind: 'open', datesText: 'lundi 14 septembre', hoursText: '7h – 13h', reason: 'Fête du pain' },
      { id: 'noel', kind: 'closed', datesText: 'vendredi 25 décembre' },
    ],
    onRemove: fn(),
  },
} satisfies Meta<typeof ClosureList>;
type Story = StoryObj<typeof ClosureList>;

/** Leave, a feast day that is being taken away, an opening against the week; nothing planned. */
export const Several: Story = {
  render: belowEachOther(ClosureList, { busyIds: ['noel'] }, { days: [] }),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer : fermé du 3 au 24 août' }));
    await expect(args.onRemove).toHaveBeenCalledWith('summer');
    await expect(canvas.getByRole('button', { name: 'Retirer : fermé vendredi 25 décembre' })).toBeDisabled();
    await expect(canvas.getByText(/Aucune exception/)).toBeVisible();
  },
};
