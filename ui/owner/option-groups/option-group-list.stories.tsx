import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { sampleCheeses, sampleCooking } from '../../../.storybook/samples/option-groups';
import { OptionGroupList } from './option-group-list';

export default {
  component: OptionGroupList,
  args: {
    groups: [sampleCooking, sampleCheeses],
    itemNames: new Map([['i-4', 'Entrecôte']]),
    onSoldOutChange: fn(),
    onEdit: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof OptionGroupList>;
type Story = StoryObj<typeof OptionGroupList>;

/** What each asks, and an option sold out by one press in the middle of the rush. None goes unasked. */
export const Several: Story = {
  args: { busyIds: ['o-13'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^Obligatoire .* 3 options$/)).toBeVisible();
    await expect(canvas.getByText('Proposé avec Entrecôte')).toBeVisible();
    await expect(canvas.getByText(/Selon « Cuisson »$/)).toBeVisible();
    const soldOut = (option: string) => within(canvas.getByRole('listitem', { name: option })).getByRole('switch');
    await userEvent.click(soldOut('Saignant'));
    await expect(args.onSoldOutChange).toHaveBeenCalledWith('o-12', true);
    await userEvent.click(soldOut('À point'));
    await expect(args.onSoldOutChange).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Modifier : Fromages' }));
    await expect(args.onEdit).toHaveBeenCalledWith('g-2');
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer : Cuisson' }));
    const question = canvas.getByRole('alertdialog', { name: 'Supprimer « Cuisson » ?' });
    await expect(question).toHaveAccessibleDescription(/^Entrecôte ne le proposera plus\./);
    await userEvent.click(within(question).getByRole('button', { name: 'Supprimer' }));
    await expect(args.onRemove).toHaveBeenCalledWith('g-1');
  },
};

/** Nothing of a required group is left, and one name has no room: the owner reads what customers cannot order. */
export const AllSoldOut: Story = {
  args: {
    groups: [
      {
        ...sampleCooking,
        options: sampleCooking.options.map((option) => ({ ...option, outOfStock: true, name: option.name.repeat(14) })),
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/ces articles sont épuisés pour vos clients/)).toBeVisible();
  },
};
