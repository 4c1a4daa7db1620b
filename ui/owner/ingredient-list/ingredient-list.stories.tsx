import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { belowEachOther } from '../../../.storybook/situations';
import { IngredientList } from './ingredient-list';
import { sampleMeats } from '../../../.storybook/samples/ingredients';

export default {
  component: IngredientList,
  args: {
    label: 'Viandes',
    items: sampleMeats,
    emptyText: 'Aucune viande pour le moment.',
    onSoldOutChange: fn(),
    onEdit: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof IngredientList>;
type Story = StoryObj<typeof IngredientList>;

/** Sold out by one press, in the middle of the rush; a change that is being kept waits, the others do not. */
export const Several: Story = {
  args: { busyIds: ['m-2'] },
  play: async ({ args, canvas, userEvent }) => {
    const chicken = within(canvas.getByRole('listitem', { name: 'Poulet mariné' }));
    await userEvent.click(chicken.getByRole('switch', { name: 'En rupture' }));
    await expect(args.onSoldOutChange).toHaveBeenCalledWith('m-1', true);
    await userEvent.click(chicken.getByRole('button', { name: 'Modifier : Poulet mariné' }));
    await expect(args.onEdit).toHaveBeenCalledWith('m-1');
    await userEvent.click(within(canvas.getByRole('listitem', { name: 'Kebab' })).getByRole('switch'));
    await expect(args.onSoldOutChange).toHaveBeenCalledOnce();
    const merguez = within(canvas.getByRole('listitem', { name: 'Merguez' }));
    await expect(merguez.getByRole('switch')).toBeChecked();
  },
};

/** Nothing goes without a question. */
export const Removed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer : Kebab' }));
    const question = within(canvas.getByRole('alertdialog', { name: 'Supprimer « Kebab » ?' }));
    await expect(canvas.getByRole('alertdialog')).toHaveAccessibleDescription(/Vos clients ne pourront plus/);
    await userEvent.click(question.getByRole('button', { name: 'Annuler' }));
    await expect(args.onRemove).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer : Kebab' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer' }));
    await expect(args.onRemove).toHaveBeenCalledWith('m-2');
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
  },
};

/** None yet; on their way. */
export const Empty: Story = {
  render: belowEachOther(IngredientList, { items: [] }, { items: null }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aucune viande pour le moment.')).toBeVisible();
  },
};
