import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { belowEachOther, inBox } from '../../../.storybook/situations';
import { CancelOrder } from './cancel-order-dialog';

export default {
  component: CancelOrder,
  args: { untilText: 'jusqu’à 12:00', onCancel: fn() },
  decorators: [inBox('max-w-110 px-5')],
} satisfies Meta<typeof CancelOrder>;

const tooLate = 'Trop tard pour annuler en ligne : pour tout changement, appelez la boutique.';

export const Possible: StoryObj<typeof CancelOrder> = {
  render: belowEachOther(CancelOrder, {}, { untilText: undefined, closedText: tooLate }),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(tooLate)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler la commande' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
