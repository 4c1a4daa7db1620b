import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inBox, belowEachOther } from '../../../.storybook/situations';
import { Tag } from './tag';

export default {
  component: Tag,
  args: { children: 'Sans gluten', onRemove: fn() },
  decorators: [inBox('p-2')],
} satisfies Meta<typeof Tag>;

/** The cross says what it takes away; without it; long ones wrap inside their border. */
export const Removable: StoryObj<typeof Tag> = {
  decorators: [inBox('max-w-56')],
  render: belowEachOther(
    Tag,
    {},
    { onRemove: undefined },
    { children: 'Émincé de volaille fermière mariné aux herbes de Provence' },
    { children: 'Anticonstitutionnellement épicé' },
  ),
  play: async ({ args, canvas, userEvent }) => {
    const cross = canvas.getByRole('button', { name: 'Retirer Sans gluten' });
    await userEvent.tab();
    await expect(cross).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await userEvent.click(cross);
    await expect(args.onRemove).toHaveBeenCalledTimes(2);
  },
};
