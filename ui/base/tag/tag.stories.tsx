import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inBox, belowEachOther } from '../../../.storybook/situations';
import { Tag } from './tag';

export default {
  component: Tag,
  args: { children: 'Sans gluten' },
  decorators: [inBox('p-2')],
} satisfies Meta<typeof Tag>;
type Story = StoryObj<typeof Tag>;

/** The cross says what it takes away. */
export const Removable: Story = {
  args: { onRemove: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Retirer Sans gluten' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRemove).toHaveBeenCalledTimes(2);
  },
};

/** Without its cross; long ones wrap inside their border. */
export const Texts: Story = {
  decorators: [inBox('max-w-56')],
  render: belowEachOther(
    Tag,
    {},
    { children: 'Émincé de volaille fermière mariné aux herbes de Provence', onRemove: fn() },
    { children: 'Anticonstitutionnellement épicé', onRemove: fn() },
  ),
};
