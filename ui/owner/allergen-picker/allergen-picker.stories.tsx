import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { controlled } from '../../../.storybook/situations';
import { AllergenPicker } from './allergen-picker';

export default {
  component: AllergenPicker,
  args: { value: null, onChange: fn() },
  render: controlled(AllergenPicker, 'value', 'onChange'),
} satisfies Meta<typeof AllergenPicker>;

/** So every item begins. « None » is said on purpose, and only so; the last one taken back leaves silence, not a promise. */
export const NotSaid: StoryObj<typeof AllergenPicker> = {
  play: async ({ args, canvas, userEvent }) => {
    const group = canvas.getByRole('group', { name: 'Allergènes' });
    await expect(canvas.getByRole('radio', { name: 'Non indiqué' })).toBeChecked();
    await expect(group).toHaveAccessibleDescription('Rien d’indiqué : vos clients liront « demandez au comptoir ».');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Lait' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Gluten' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['GLUTEN', 'MILK']);
    await expect(group).toHaveAccessibleDescription('2 allergènes déclarés.');
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    await userEvent.click(canvas.getByText('Aucun des 14'));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Aucun des 14' })).toBeChecked();
    await expect(canvas.getByText('Vous affirmez qu’il n’en contient aucun.')).toBeVisible();
    canvas.getByRole('checkbox', { name: 'Œufs' }).focus();
    await userEvent.keyboard('  ');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('radio', { name: 'Non indiqué' })).toBeChecked();
  },
};
