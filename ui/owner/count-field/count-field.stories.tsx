import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { controlled } from '../../../.storybook/situations';
import { CountField } from './count-field';

export default {
  component: CountField,
  args: { label: 'Sauces au choix', hint: 'Comprises dans le prix.', value: 2, onChange: fn() },
  render: controlled(CountField, 'value', 'onChange'),
} satisfies Meta<typeof CountField>;
type Story = StoryObj<typeof CountField>;

/** One thumb, no keyboard; not below the least, nor beyond the most, where the button stays under the finger. */
export const Some: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const group = canvas.getByRole('group', { name: 'Sauces au choix' });
    await expect(group).toHaveAccessibleDescription('Comprises dans le prix.');
    await userEvent.click(canvas.getByRole('button', { name: 'Plus : Sauces au choix' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
    await expect(canvas.getByRole('status')).toHaveTextContent('3');
    const less = canvas.getByRole('button', { name: 'Moins : Sauces au choix' });
    less.focus();
    await userEvent.keyboard('{Enter}'.repeat(4));
    await expect(args.onChange).toHaveBeenCalledTimes(4);
    await expect(less).toHaveFocus();
    canvas.getByRole('button', { name: 'Plus : Sauces au choix' }).focus();
    await userEvent.keyboard('{Enter}'.repeat(21));
    await expect(args.onChange).toHaveBeenLastCalledWith(20);
    await expect(args.onChange).toHaveBeenCalledTimes(24);
  },
};

/** What the number comes to. */
export const Explained: Story = { args: { label: 'Accompagnements supplémentaires au choix', text: 'Jusqu’à 2' } };
